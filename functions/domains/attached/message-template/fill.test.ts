import { expect, it } from 'vitest';
import { formatsOf } from '#functions/platform/documents/format.ts';
import { richPlain } from '#shared/kernel/text/rich-text.ts';
import { filled } from './fill.ts';

it('puts values in as they are: none of their signs marks the text around them', () => {
  const data = { title: 'The *Big* _One_', venue: { website: 'https://hall.example/a_b' } };
  const text = { subject: 'On {title}', body: '**{title}** at {venue.website}, {nothing}' };
  const { subject, body, missing } = filled(text, data, formatsOf('en'));
  expect(subject).toBe('On The *Big* _One_');
  expect(body).toBe(String.raw`**The \*Big\* \_One\_** at https://hall.example/a_b, `);
  expect(richPlain(body)).toBe('The *Big* _One_ at https://hall.example/a_b, ');
  expect(missing).toEqual(['nothing']);
});
