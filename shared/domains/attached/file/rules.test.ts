import { expect, it } from 'vitest';
import { bandOf, groupOf, zipNames } from './rules.ts';

it.each([
  ['application/pdf', 'pdf'],
  ['image/heic', 'image'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'sheet'],
  ['text/csv', 'sheet'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'text'],
  ['text/plain', 'text'],
  ['application/zip', 'archive'],
  ['video/mp4', 'media'],
  ['application/x-unknown', 'other'],
])('%s is a %s', (type, group) => expect(groupOf(type)).toBe(group));

it.each([
  [999_999, 'small'],
  [1_000_000, 'medium'],
  [10_000_000, 'large'],
  [50_000_000, 'huge'],
])('%i bytes are %s', (size, band) => expect(bandOf(size)).toBe(band));

it('no two names of an archive are the same, whatever their case', () =>
  expect(zipNames(['rider.pdf', 'Rider.pdf', 'rider.pdf', 'notes', 'notes'])).toEqual([
    'rider.pdf',
    'Rider (2).pdf',
    'rider (3).pdf',
    'notes',
    'notes (2)',
  ]));
