// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileUpload } from './file-upload.tsx';
import { show } from './render.test-support.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function setUp() {
  // Never answers: these tests end where the upload begins.
  const presign = vi.fn(() => new Promise<never>(() => {}));
  show(<FileUpload label="Logo" purpose="logo" presign={presign} onUploaded={vi.fn()} />);
  const choose = (name: string, type: string) => {
    const files = [new File(['x'], name, { type })];
    fireEvent.change(screen.getByLabelText('Logo', { selector: 'input' }), { target: { files } });
  };
  return { presign, choose };
}

it('sends a WebP logo as PNG, and says which pictures it takes', async () => {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width: 4, height: 2, close: () => {} })),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'], { type: 'image/png' })),
  );
  const { choose, presign } = setUp();
  choose('my.logo.webp', 'image/webp');
  await waitFor(() =>
    expect(presign.mock.calls[0]).toMatchObject([{ name: 'my.logo.png', type: 'image/png', size: 3 }, {}]),
  );
  choose('logo.svg', 'image/svg+xml');
  expect(screen.getByRole('alert').textContent).toContain('PNG, JPEG, WebP or GIF');
});
it('refuses a picture that the browser cannot read', async () => {
  vi.stubGlobal('createImageBitmap', vi.fn().mockRejectedValue(new Error('no picture')));
  const { choose, presign } = setUp();
  choose('broken.webp', 'image/webp');
  expect((await screen.findByRole('alert')).textContent).toBe('the content of this file does not match its type');
  expect(presign).not.toHaveBeenCalled();
});
