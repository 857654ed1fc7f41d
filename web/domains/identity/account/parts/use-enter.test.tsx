// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/platform/api-error.ts';
import { useEnter } from './use-enter.ts';

const [push, openSession] = [vi.fn(), vi.fn()];
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn(), useRouter: () => ({ history: { push } }) }));
vi.mock('#web/platform/session.ts', () => ({ openSession: () => openSession() }));
beforeEach(() => {
  push.mockReset();
  history.replaceState({}, '', '/account/signin');
});

const around = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const enter = () => renderHook(() => useEnter(), { wrapper: around }).result.current();
const refused = (target: string) =>
  openSession.mockRejectedValueOnce(new ApiError(403, { errors: [{ code: 'x', message: 'No', target }] }));

it('leads who does not get in to the page that says why', async () => {
  refused('/client/access/status?reason=agency');
  await enter();
  expect(push).toHaveBeenCalledExactlyOnceWith('/client/access/status?reason=agency');
});

it('says here what leads here again', async () => {
  refused('/account/signin');
  await expect(enter()).rejects.toThrow('No');
  expect(push).not.toHaveBeenCalled();
});
