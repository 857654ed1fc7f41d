import { expect, test } from 'vitest';
import { errorOf, isNotification, paramsOf, resultOf, toolProblem, toolResult, VERSIONS, versionFor } from './rules.ts';

test('the version that the client asks for, or the newest', () => {
  expect(versionFor('2025-06-18')).toBe('2025-06-18');
  expect(versionFor('1999-01-01')).toBe(VERSIONS[0]);
  expect(versionFor(undefined)).toBe(VERSIONS[0]);
});

test('parameters that are no object are none', () => {
  expect(paramsOf({ params: { name: 'x' } })).toEqual({ name: 'x' });
  for (const params of [[], undefined, null, 'x']) expect(paramsOf({ params })).toEqual({});
});

test('answers carry the id of their message; a notification has none', () => {
  expect(isNotification({})).toBe(true);
  expect(isNotification({ id: 0 })).toBe(false);
  expect(resultOf({ id: 7 }, {})).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
  expect(errorOf({ id: 'a' }, 'methodNotFound', 'no')).toEqual({
    jsonrpc: '2.0',
    id: 'a',
    error: { code: -32601, message: 'no' },
  });
});

test('a tool answers data and the same as text, or a problem', () => {
  expect(toolResult({ rows: [1] })).toMatchObject({ structuredContent: { rows: [1] }, isError: false });
  expect(toolResult({ rows: [1] }).content[0]?.text).toBe('{"rows":[1]}');
  expect(toolProblem('No.')).toEqual({ content: [{ type: 'text', text: 'No.' }], isError: true });
});
