// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Avatar, FaceHook } from '#web/ui/avatar.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/platform/api.ts', () => ({ call }));
const { useAvatar } = await import('./use-avatar.ts');

const userNo = (no: number) => String(no).padStart(26, '0');
const draw = (ids: readonly string[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FaceHook value={useAvatar}>
        {ids.map((id) => (
          <Avatar key={id} name="Nina Faber" userId={id} />
        ))}
      </FaceHook>
    </QueryClientProvider>,
  );
const asked = (): string[][] => call.mock.calls.map(([, { body }]) => body.ids);

beforeEach(() => {
  call.mockReset().mockResolvedValue({ rows: [{ id: userNo(1), url: 'https://files.example/1' }] });
});
afterEach(cleanup);

it('asks once for all that a page draws, and not for who is no user', async () => {
  const { container } = draw([userNo(1), userNo(2), 'system']);
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('https://files.example/1'));
  expect(container.textContent).toBe('NFNF');
  expect(asked()).toEqual([[userNo(1), userNo(2)]]);
});

it('asks for many in parts', async () => {
  draw(Array.from({ length: 130 }, (_, i) => userNo(i)));
  await waitFor(() => expect(asked().map(({ length }) => length)).toEqual([100, 30]));
});
