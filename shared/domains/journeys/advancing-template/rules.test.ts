import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { QUESTION_KINDS, QUESTION_MODES } from './kinds.ts';
import { MAX_QUESTIONS } from './limits.ts';
import { presetTemplate } from './preset.ts';
import { isVisible, questionsOf, templateProblems } from './rules.ts';
import { Question, type Section } from './schemas.ts';
import { fitsTarget, freeFieldOf, freeTarget, targetsOf } from './targets.ts';

const ask = (key: string, more: object = {}) => Question.parse({ key, kind: 'text', label: key, ...more });
const section = (...questions: Question[]): Section => ({ key: 'one', name: 'One', names: {}, questions });
const codes = (...questions: Question[]) =>
  templateProblems({ sections: [section(...questions)] }).map(({ code, field }) => `${code} ${field}`);
const at = (place: number, field: string) => `sections.0.questions.${place}.${field}`;
const choices = ['hot', 'cold'].map((key) => ({ key, label: key }));

describe('a template', () => {
  it('names the field of each error', () => {
    expect(codes(ask('a', { kind: 'choice', choices: choices.slice(1) }))).toEqual([
      `advancingTemplate.choices ${at(0, 'choices')}`,
    ]);
    expect(codes(ask('a', { kind: 'multi', choices: [...choices, choices[0]] }))).toEqual([
      `exists ${at(0, 'choices')}`,
    ]);
    expect(codes(ask('a', { target: 'show.capacity' }))).toEqual([`advancingTemplate.target ${at(0, 'target')}`]);
    expect(codes(ask('a', { takeOverAtOnce: true }))).toEqual([
      `advancingTemplate.noTarget ${at(0, 'takeOverAtOnce')}`,
    ]);
    expect(codes(ask('a', { target: 'venue.phone', takeOverAtOnce: true }))).toEqual([
      `advancingTemplate.venueAtOnce ${at(0, 'takeOverAtOnce')}`,
    ]);
    expect(codes(ask('a'), ask('a'))).toEqual(['exists sections']);
  });

  it('accepts conditions on earlier questions with choices only', () => {
    const when = (question: string, value: string) => ask('b', { visibleWhen: { question, value } });
    const wrong = [`advancingTemplate.condition ${at(1, 'visibleWhen')}`];
    expect(codes(ask('a', { kind: 'yesNo' }), when('a', 'yes'))).toEqual([]);
    expect(codes(ask('a', { kind: 'choice', choices }), when('a', 'cold'))).toEqual([]);
    expect(codes(ask('a', { kind: 'choice', choices }), when('a', 'warm'))).toEqual(wrong);
    expect(codes(ask('a'), when('a', 'yes'))).toEqual(wrong);
    expect(codes(ask('a', { kind: 'yesNo' }), when('b', 'yes'))).toEqual(wrong);
  });

  it('has at most 150 questions in all sections', () => {
    const many = Array.from({ length: MAX_QUESTIONS }, (_, i) => ask(`q${i}`));
    expect(codes(...many)).toEqual([]);
    expect(codes(...many, ask('last'))).toEqual(['advancingTemplate.tooMany sections']);
  });
});

describe('a condition', () => {
  const all = [
    ask('limit', { kind: 'yesNo' }),
    ask('food', { kind: 'multi', choices, visibleWhen: { question: 'limit', value: 'yes' } }),
    ask('sauce', { visibleWhen: { question: 'food', value: 'hot' } }),
  ];
  const seen = (answers: Record<string, unknown>, questions = all) =>
    questions.filter((one) => isVisible(one, questions, (key) => answers[key])).map(({ key }) => key);

  it('shows a question for one answer, through several steps', () => {
    expect(seen({})).toEqual(['limit']);
    expect(seen({ limit: true })).toEqual(['limit', 'food']);
    expect(seen({ limit: true, food: ['cold', 'hot'] })).toEqual(['limit', 'food', 'sauce']);
    expect(seen({ limit: false, food: ['hot'] })).toEqual(['limit']);
  });
  it('is not met while its question is hidden', () =>
    expect(seen({ limit: true }, [{ ...(all[0] as Question), mode: 'hidden' }, ...all.slice(1)])).toEqual([]));
});

it('fits targets to kinds', () => {
  expect(targetsOf('number')).toEqual(['show.capacity', 'venue.capacity']);
  expect(fitsTarget('time', 'timetable.doors')).toBe(true);
  expect(fitsTarget('time', 'timetable.showTime')).toBe(false);
  const id = '01J00000000000000000000000';
  expect(freeFieldOf(freeTarget(id))).toBe(id);
  expect(freeFieldOf('free.x')).toBeUndefined();
});

describe('the standard template', () => {
  it.each(LOCALES)('is right in %s, with every kind and mode', (locale) => {
    const preset = presetTemplate(locale);
    const questions = questionsOf(preset.sections);
    expect(templateProblems(preset)).toEqual([]);
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(QUESTION_KINDS));
    expect(new Set(questions.map(({ mode }) => mode))).toEqual(new Set(QUESTION_MODES));
    expect(questions.every(({ label, labels }) => label && Object.keys(labels).length === 6)).toBe(true);
  });
});
