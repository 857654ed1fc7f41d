import { expect, it, test } from 'vitest';
import { wordingProblems } from './wording.ts';

test.each([
  'The mails cannot be shown now.',
  'E-mail',
  'Nobody yet.',
  'Somebody changed this',
  'The city is another one',
  'Empty: that of the venue',
  '{name} is saved',
  'What is on paper stays as it is.',
  'It stands on the contract',
  'Load it anew.',
  'Such as KL',
])('"%s" reads translated', (text) => {
  expect(wordingProblems(text)).not.toEqual([]);
});

test.each([
  'No emails yet. Emails sent from here are listed with their delivery status.',
  "Couldn't load the emails.",
  "Leave empty to use the venue's",
  '{name} saved',
  'The price includes {mail}',
  'Frozen when the deal is saved',
])('"%s" reads well', (text) => {
  expect(wordingProblems(text)).toEqual([]);
});

it('names the words to use instead', () => {
  expect(wordingProblems('Send mail')).toEqual(['"mail" in "Send mail": use email']);
});
