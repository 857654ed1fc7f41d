import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUBMISSION_STATES } from '#shared/domains/booking/webform/submission.ts';
import { EMAIL_STATES } from '#shared/domains/relations/email-message/states.ts';
import { ACTION_WORDS } from './action-words.ts';

/** Calls that take the action as one of their arguments. */
const CALLS =
  'logOnRecord|logged|changeForm|changeExceptions|changeDeal|createOnDates|newShow|released|changeAll|settle';
const WRITTEN = [
  /\baction(?:: \w+)?\s*[:=]\s*([^,;\n}]*)/g,
  new RegExp(String.raw`\b(?:${CALLS})\(((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*)\)`, 'g'),
];
/** Of the rows of a table that is read in, and of the way a request is answered: no log knows them. */
const NOT_LOGGED = [
  'domains/relations/import/plan.ts',
  'domains/relations/import/report.ts',
  'domains/relations/import/api/run.ts',
  'webform/resolve.ts',
];
/** Codes and fields beside the action in the same call. */
const NO_ACTIONS = [
  'add',
  'atMost',
  'notFound',
  'hidden',
  'override',
  'dates',
  'fields',
  'extra',
  'rank',
  'guest',
  'place',
  'reason',
];

const sources = readdirSync('functions', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => !NOT_LOGGED.some((end) => path.endsWith(end)))
  .map((path) => readFileSync(join('functions', path), 'utf8'));
const namedIn = (source: string): string[] =>
  WRITTEN.flatMap((pattern) => [...source.matchAll(pattern)]).flatMap(([, text = '']) =>
    [...text.matchAll(/'([a-zA-Z]+)'/g)].map(([, name = '']) => name),
  );

test('whatever is written to a log has its words', () => {
  const written = new Set(sources.flatMap(namedIn).filter((name) => !NO_ACTIONS.includes(name)));
  expect(written.size).toBeGreaterThan(50);
  const all = [...written, ...EMAIL_STATES, ...SUBMISSION_STATES];
  expect(all.filter((name) => !(name in ACTION_WORDS))).toEqual([]);
});
