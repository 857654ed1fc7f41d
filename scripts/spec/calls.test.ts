import { describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/contracts.ts';
import { ELSEWHERE, missingCalls } from './calls.ts';

const ours = [
  { method: 'GET', path: '/api/v1/shows/{id}' },
  { method: 'POST', path: '/api/page/show/list' },
];
const row = (method: string, base: string, path: string, source = 'shown') => ({ method, base, path, source });

it('finds the operations of calls at other addresses', () => {
  const ids = new Set(allRoutes.map(({ id }) => id));
  expect(
    Object.values(ELSEWHERE)
      .flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});

describe('the calls of a specification', () => {
  it('are the same whatever their parameters are called, but not with another method or base', () => {
    expect(missingCalls([row('GET', 'v1', '/Shows/{key}')], ours)).toEqual([]);
    const wrong = [row('PUT', 'v1', '/shows/{id}'), row('GET', 'core', '/shows/{id}'), row('GET', 'v1', '/shows')];
    expect(missingCalls(wrong, ours)).toEqual(wrong);
  });
  it('are answered by capability where the specification only names them', () => {
    expect(
      missingCalls([row('PUT', 'v1', '/shows/{id}', 'named'), row('POST', 'page', '/show', 'group')], ours),
    ).toEqual([]);
    expect(missingCalls([row('POST', 'page', '/sho', 'group')], ours)).toHaveLength(1);
  });
});
