import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jobs } from '#shared/jobs.ts';
import { useJobNames } from './job-names.ts';

it('names every job of the service, and no other', () => {
  const { result } = renderHook(() => useJobNames());
  const known = jobs.map(({ domain, operation }) => `${domain}.${operation}`);
  expect(Object.keys(result.current).sort()).toEqual(known.sort());
});
