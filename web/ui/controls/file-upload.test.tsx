// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/platform/api-error.ts';
import { FileUpload } from './file-upload.tsx';
import { show } from './render.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('FileUpload', () => {
  class FakeRequest {
    static made: FakeRequest[] = [];
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    onload?: () => void;
    onabort?: () => void;
    headers: Record<string, string> = {};
    send = vi.fn();
    open = vi.fn();
    constructor() {
      FakeRequest.made.push(this);
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.onabort?.();
    }
    answer(status: number) {
      this.status = status;
      this.onload?.();
    }
  }
  beforeEach(() => {
    FakeRequest.made = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  const file = (name: string, size: number, type = 'image/png') => {
    const made = new File(['x'], name, { type });
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };
  const setUp = () => {
    const presign = vi.fn(async () => ({ url: 'http://files/1', headers: { 'content-type': 'image/png' }, key: 'k1' }));
    const done = vi.fn();
    const drawn = show(<FileUpload label="Logo" purpose="logo" multiple presign={presign} onUploaded={done} />);
    const choose = (...files: File[]) =>
      fireEvent.change(screen.getByLabelText('Logo', { selector: 'input' }), { target: { files } });
    return { ...drawn, presign, done, choose };
  };
  it('sends with a bar and hands over the key', async () => {
    const { choose, presign, done } = setUp();
    choose(file('logo.png', 2049));
    expect(screen.getByText('3 KB')).toBeDefined();
    expect(presign.mock.calls[0]).toMatchObject([
      { purpose: 'logo', name: 'logo.png', type: 'image/png', size: 2049 },
      {},
    ]);
    await waitFor(() => expect(FakeRequest.made[0]?.send).toHaveBeenCalled());
    const request = FakeRequest.made[0]!;
    expect(request.open).toHaveBeenCalledWith('PUT', 'http://files/1');
    expect(request.headers).toEqual({ 'content-type': 'image/png' });
    request.upload.onprogress?.({ loaded: 1025 });
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50));
    request.answer(200);
    await screen.findByLabelText('Uploaded');
    expect(done).toHaveBeenCalledExactlyOnceWith({ key: 'k1', name: 'logo.png', type: 'image/png', size: 2049 });
  });
  it('refuses a file that is too large before it starts, the limit in words', () => {
    const { choose, presign } = setUp();
    choose(file('big.png', 10_485_761));
    expect(screen.getByRole('alert').textContent).toBe('this file is too large: at most 10 MB');
    choose(file('run.exe', 10, 'application/x-msdownload'));
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(presign).not.toHaveBeenCalled();
  });
  it('cancels one and says when another fails', async () => {
    const { choose, done, user } = setUp();
    choose(file('a.png', 10), file('b.png', 10));
    await waitFor(() => expect(FakeRequest.made).toHaveLength(2));
    const abort = vi.spyOn(FakeRequest.made[0]!, 'abort');
    await user.click(screen.getByRole('button', { name: 'Cancel a.png' }));
    expect(abort).toHaveBeenCalled();
    expect(screen.queryByText('a.png')).toBeNull();
    FakeRequest.made[1]!.answer(403);
    expect((await screen.findByRole('alert')).textContent).toBe('Something unexpected happened');
    expect(done).not.toHaveBeenCalled();
  });
  it('says what the server refused one for, before it was sent and after', async () => {
    const { choose, presign, done } = setUp();
    const refusal = (message: string) => new ApiError(400, { errors: [{ code: 'file.content', message }] });
    presign.mockRejectedValueOnce(refusal('Your storage is full'));
    choose(file('full.png', 10));
    expect((await screen.findByRole('alert')).textContent).toBe('Your storage is full');
    done.mockRejectedValueOnce(refusal('This is no picture'));
    choose(file('text.png', 10));
    await waitFor(() => expect(FakeRequest.made[0]?.send).toHaveBeenCalled());
    FakeRequest.made[0]!.answer(200);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getAllByRole('alert')[1]?.textContent).toBe('This is no picture');
  });
});
