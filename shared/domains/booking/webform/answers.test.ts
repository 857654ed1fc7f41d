import { describe, expect, it } from 'vitest';
import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';
import { readAnswers, readFree } from './answers.ts';
import { FieldModes } from './schemas.ts';

const ARTIST = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const READING = { today: '2026-11-21', locale: 'en' } as const;
const form = (modes: Partial<FieldModes> = {}, consent = '') => ({
  modes: {
    ...FieldModes.parse({}),
    venueName: 'off',
    venueCity: 'off',
    venueCountry: 'off',
    company: 'off',
    ...modes,
  } as const,
  artists: [{ artistId: ARTIST, name: 'Nova' }],
  currency: 'EUR',
  consent,
});
const least = { artistId: ARTIST, date: '2027-01-30', contactName: 'Mo', email: 'mo@x.example' };
const codes = (read: { problems: readonly { code: string; field?: string }[] }) =>
  read.problems.map(({ code, field }) => `${field} ${code}`);

describe('answers', () => {
  it('are what was asked for, and nothing else', () => {
    const { answers, problems } = readAnswers(
      form({ phone: 'off' }),
      { ...least, phone: '1', fee: '1500,50' },
      READING,
    );
    expect(problems).toEqual([]);
    expect(answers).toEqual({ ...least, artistName: 'Nova', fee: { minor: 150_050, currency: 'EUR' } });
  });

  it.each([
    ['en', '1,200', 1_200],
    ['de', '1.200', 1_200],
    ['nl', '1 200', 1_200],
  ] as const)('read groups in the language of the page: %s %s', (locale, typed, number) => {
    const raw = { ...least, capacity: typed, fee: typed };
    const { answers } = readAnswers(form(), raw, { ...READING, locale });
    expect(answers).toMatchObject({ capacity: number, fee: { minor: number * 100, currency: 'EUR' } });
  });

  it('name every field that is missing, in the order of the page', () => {
    const read = readAnswers(form({ company: 'mandatory' }, 'I agree'), {}, READING);
    expect(codes(read)).toEqual([
      'artistId choice',
      'date required',
      'company required',
      'contactName required',
      'email required',
      'consent webform.consent',
    ]);
  });

  it.each([
    ['date', '2026-11-20', 'dateRange'],
    ['date', '2042-01-01', 'dateRange'],
    ['date', 'soon', 'date'],
    ['email', 'mo', 'email'],
    ['artistId', '01ARZ3NDEKTSV4RRFFQ69G5FAW', 'choice'],
    ['startTime', '25:00', 'time'],
    ['capacity', '1.5', 'integer'],
    ['capacity', '1000001', 'tooBig'],
    ['fee', '1.200', 'invalidInput'],
    ['fee', '-5', 'tooSmall'],
    ['capacity', '1.200', 'integer'],
    ['kind', '<b>', 'forbiddenCharacters'],
    ['message', 'x'.repeat(2001), 'tooLong'],
  ])('refuse the %s %s', (field, value, code) =>
    expect(codes(readAnswers(form(), { ...least, [field]: value }, READING))).toEqual([`${field} ${code}`]),
  );
});

describe('own questions', () => {
  const field = (type: FreeFieldView['type'], isMandatory = false): FreeFieldView => ({
    id: ARTIST,
    name: 'Q',
    categoryId: ARTIST,
    type,
    help: '',
    currency: 'EUR',
    isMandatory,
    inList: false,
    slot: '',
    options: [{ no: 1, name: 'One', isActive: true }],
    mayEdit: true,
  });
  it.each([
    ['number', '2,5', 2.5],
    ['yesNo', 'no', false],
    ['choice', '1', 1],
    ['multiChoice', ['1'], [1]],
    ['money', '12,50', { minor: 1250, currency: 'EUR' }],
    ['date', '2027-01-30', '2027-01-30'],
  ] as const)('a %s is read from the text %s', (type, sent, value) =>
    expect(readFree([field(type)], { [ARTIST]: sent }, 'en')).toEqual({ values: { [ARTIST]: value }, problems: [] }),
  );
  it.each([
    ['number', 'many', 'freeField.value'],
    ['choice', '7', 'choice'],
    ['multiChoice', ['x'], 'choice'],
    ['link', 'javascript:x', 'url'],
  ] as const)('a %s refuses %s', (type, sent, code) =>
    expect(codes(readFree([field(type)], { [ARTIST]: sent }, 'en'))).toEqual([`free.${ARTIST} ${code}`]),
  );
  it('one that must be filled in says so', () =>
    expect(codes(readFree([field('text', true)], {}, 'en'))).toEqual([`free.${ARTIST} required`]));
});
