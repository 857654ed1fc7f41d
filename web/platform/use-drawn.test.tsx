// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDrawn } from './use-drawn.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the browser is idle', () => {
  const waiting: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (told: IdleRequestCallback) => waiting.push(told));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { result } = renderHook(useDrawn);
  expect(result.current).toBe(false);
  act(() => {
    for (const told of waiting) told({ didTimeout: false, timeRemaining: () => 1 });
  });
  expect(result.current).toBe(true);
});

it('comes to an end in a browser without idle callbacks', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const { result } = renderHook(useDrawn);
  expect(result.current).toBe(false);
  act(() => vi.runAllTimers());
  expect(result.current).toBe(true);
});

it('asks for nothing after the page is left', () => {
  const cancelled: number[] = [];
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', (id: number) => cancelled.push(id));
  renderHook(useDrawn).unmount();
  expect(cancelled).toEqual([7]);
});
