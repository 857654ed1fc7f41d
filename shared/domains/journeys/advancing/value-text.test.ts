import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import type { QuestionKind } from '#shared/domains/journeys/advancing-template/kinds.ts';
import { ask } from './advancing.fixture.ts';
import { valueText } from './value-text.ts';

const CHOICES = [
  { key: 'bus', label: 'Bus', labels: { de: 'Autobus' } },
  { key: 'van', label: 'Van', labels: {} },
];
const inGerman = (kind: QuestionKind, value: AnswerValue) =>
  valueText(ask('q', { kind, choices: CHOICES }), value, { locale: 'de', yes: 'Ja', no: 'Nein' });

describe('an answer in the words of its reader', () => {
  it.each<[QuestionKind, AnswerValue, string]>([
    ['text', 'behind the hall', 'behind the hall'],
    ['number', 1200, '1.200'],
    ['money', { minor: 125_000, currency: 'EUR' }, '1.250,00\u00a0€'],
    ['date', '2027-03-20', '20. März 2027'],
    ['time', '19:00', '19:00'],
    ['choice', 'bus', 'Autobus'],
    ['multi', ['bus', 'van'], 'Autobus, Van'],
    ['yesNo', false, 'Nein'],
    ['contact', { name: 'Vera', role: '', phone: '+49 1', email: '' }, 'Vera, +49 1'],
    ['timetable', [{ label: 'Get-in', start: '14:00', end: '15:00' }], '14:00–15:00 Get-in'],
    ['file', [{ fileId: '01J00000000000000000000001', name: 'plan.pdf' }], 'plan.pdf'],
  ])('writes %s', (kind, value, text) => expect(inGerman(kind, value)).toBe(text));

  it('is empty for a value of another kind', () => expect(inGerman('money', 'ten')).toBe(''));
});
