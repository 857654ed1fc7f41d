import { expect, it } from 'vitest';
import { AnswerValue } from './answers.ts';

const person = { name: 'Nina', role: 'Tour manager', phone: '', email: 'nina@test.example' };
const address = {
  name: 'Hall',
  addressLine1: 'Kade 1',
  addressLine2: '',
  postalCode: '1011',
  city: 'Utrecht',
  countryId: 'NL',
  stateId: '',
};
const values: Readonly<Record<string, unknown>> = {
  text: 'Stage left',
  number: 4,
  money: { minor: 1200, currency: 'EUR' },
  multi: ['a', 'b'],
  contact: person,
  address,
  timetable: [{ label: 'Load-in', start: '14:00', end: '15:00' }],
  persons: [person, { ...person, name: 'Rui' }],
  file: [{ fileId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'plot.pdf' }],
};

it.each(Object.entries(values))('an answer of the kind %s keeps all that it says', (_kind, value) =>
  expect(AnswerValue.parse(value)).toEqual(value),
);

it('keeps no sign that nobody sees', () => expect(AnswerValue.parse('a\u0000b')).toBe('ab'));
