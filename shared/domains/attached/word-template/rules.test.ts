import { describe, expect, it } from 'vitest';
import { copyName, withVersion } from './rules.ts';
import { MAX_PROBLEMS, MAX_VERSIONS, type StoredVersion, WordTemplateInput } from './schemas.ts';

const file = (name: string) => ({ key: name, name, size: 1, at: '2027-01-01T00:00:00Z', by: 'Ann', problems: [] });

describe('versions', () => {
  it('are counted for ever, the newest first, the oldest gone', () => {
    let versions: StoredVersion[] = [];
    for (let i = 1; i <= MAX_VERSIONS + 3; i++) versions = withVersion(versions, file(`f${i}`));
    expect(versions).toHaveLength(MAX_VERSIONS);
    expect(versions[0]).toMatchObject({ version: MAX_VERSIONS + 3, name: `f${MAX_VERSIONS + 3}` });
    expect(versions.at(-1)?.version).toBe(4);
  });

  it('carry so many problems and no more', () => {
    const problems = Array.from({ length: 80 }, () => ({ code: 'unknownField' as const }));
    expect(withVersion([], { ...file('a'), problems })[0]?.problems).toHaveLength(MAX_PROBLEMS);
  });
});

it('a copy takes the first free name, however long the name is', () => {
  expect(copyName('Deal', new Set(['Deal', 'Deal 2']))).toBe('Deal 3');
  expect(copyName('x'.repeat(100), new Set()).length).toBeLessThanOrEqual(100);
});

it('a list template is of an area that has a list', () => {
  const input = (kind: string, mainArea: string) => ({ kind, mainArea, name: 'A', locale: 'en' });
  expect(WordTemplateInput.safeParse(input('record', 'invoice')).success).toBe(true);
  expect(WordTemplateInput.safeParse(input('listView', 'show')).success).toBe(true);
  expect(WordTemplateInput.safeParse(input('listView', 'venue')).error?.issues[0]?.path).toEqual(['mainArea']);
});
