import { describe, expect, it } from 'vitest';
import { optionEnd } from '#shared/domains/booking/show/rules.ts';
import { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { newShowValues, toSend, valuesOf } from './form.ts';
import { stepOf, stepsAround } from './life.ts';
import { placeOf } from './names.ts';
import { type KnownContract, nextSteps } from './next-steps.ts';
import { optionShow } from './show.fixture.ts';
import { expiryOf, timeForMe } from './when.ts';

const TODAY = '2026-11-21';

describe('the life of a show', () => {
  it('names a request and an offer only while the show is one', () => {
    expect(stepsAround('availability').slice(0, 3)).toEqual(['request', 'availability', 'option']);
    expect(stepsAround('option')[0]).toBe('option');
    expect(stepsAround(undefined)[0]).toBe('option');
  });
  it.each([
    ['Request', 'options', 'request'],
    ['Optie', 'options', 'option'],
    ['Contracted', 'confirmed', 'contracted'],
    ['Bevestigd', 'confirmed', 'confirmed'],
  ] as const)('a status named %s of the phase %s stands at %s', (name, phase, step) => {
    expect(stepOf({ ...optionShow, phase }, name, TODAY)).toBe(step);
  });

  it('is played once a confirmed show is over, unless it is settled', () => {
    const show = { ...optionShow, phase: 'confirmed' as const };
    expect(stepOf(show, 'Contracted', '2026-11-29')).toBe('played');
    expect(stepOf(show, 'Settled', '2026-11-29')).toBe('settled');
    expect(stepOf(optionShow, 'Option', '2026-11-29')).toBe('option');
  });

  it('ends where a show is cancelled', () => {
    expect(stepOf({ ...optionShow, phase: 'cancelled' }, 'Released', TODAY)).toBeUndefined();
  });
});

it('a show that is only asked for holds no place in the queue', () => {
  expect([undefined, true].map((isPreliminary) => placeOf({ rank: 1, isPreliminary }))).toEqual([1, 0]);
});

describe('what comes next', () => {
  const known = { today: TODAY, contracts: [], signings: undefined, seesDeal: true };

  it('counts the days to the end of an option', () => {
    expect(nextSteps(optionShow, known)).toEqual([{ kind: 'decision', daysLeft: 3 }]);
  });
  it('names what is missing', () => {
    const show = { ...optionShow, expiresOn: undefined, venue: undefined, promoter: undefined, fee: undefined };
    expect(nextSteps(show, known).map(({ kind }) => kind)).toEqual(['expiry', 'venue', 'promoter', 'fee']);
  });
  it('says nothing of a fee to who may not see it, nor of contracts that are not known', () => {
    const show = { ...optionShow, phase: 'confirmed' as const, fee: undefined };
    expect(nextSteps(show, { ...known, contracts: undefined, seesDeal: false })).toEqual([]);
    expect(nextSteps(show, known).map(({ kind }) => kind)).toEqual(['fee', 'contract']);
  });
  it('follows the contract from its draft to its signature', () => {
    const show = { ...optionShow, phase: 'confirmed' as const };
    const contract = (stage: KnownContract['stage']) => ({ id: stage, number: `C-${stage}`, stage });
    const kindsAfter = (...stages: KnownContract['stage'][]) =>
      nextSteps(show, { ...known, contracts: stages.map(contract) }).map(({ kind }) => kind);
    expect(kindsAfter('void')).toEqual(['contract']);
    expect(kindsAfter('draft')).toEqual(['sendContract']);
    expect(kindsAfter('draft', 'sent')).toEqual(['signature']);
    expect(kindsAfter('sent', 'signed')).toEqual([]);
  });
  it('takes the step of a signing before that of the contract', () => {
    const show = { ...optionShow, phase: 'confirmed' as const };
    const contracts = [{ id: 'c', number: 'C-1', stage: 'draft' as const }];
    const stepsWith = (canBegin: boolean) => nextSteps(show, { ...known, contracts, signings: { rows: [], canBegin } });
    expect(stepsWith(true).map(({ kind }) => kind)).toEqual(['beginSigning']);
    expect(stepsWith(false).map(({ kind }) => kind)).toEqual(['sendContract']);
  });
  it('asks nothing more of what is over or cancelled', () => {
    expect(nextSteps(optionShow, { ...known, today: '2026-11-29' })).toEqual([]);
    expect(nextSteps({ ...optionShow, phase: 'cancelled' }, known)).toEqual([]);
  });
});

describe('the form', () => {
  it('opens a stored show and sends back what it was', () => {
    const sent = toSend(ShowInput.parse(valuesOf(optionShow, 'GBP')), true);
    expect(sent).toMatchObject({
      statusId: optionShow.statusId,
      rank: 1,
      expiresOn: '2026-11-24',
      venueId: optionShow.venue?.venueId,
      fee: { minor: 500_000, currency: 'EUR' },
      internalNotes: 'Do not go below 5,000',
    });
  });
  it('sends neither an amount of nothing nor the rank and end of what is no option', () => {
    const sent = toSend(ShowInput.parse(valuesOf({ ...optionShow, fee: undefined }, 'GBP')), false);
    expect(sent).not.toHaveProperty('fee');
    expect(sent).not.toHaveProperty('expiresOn');
    expect(sent.rank).toBe(0);
  });
  it('starts in the evening, in the currency of the agency', () => {
    const none = { artistId: undefined, statusId: '', ownerId: '' };
    const expiresOn = optionEnd('2026-11-01', 14, TODAY);
    const values = newShowValues({ ...none, date: TODAY, currency: 'DKK', expiresOn });
    expect(values.expiresOn).toBe('2026-11-15');
    expect(optionEnd(TODAY, 14, '2026-11-30')).toBe('2026-11-30');
    expect(optionEnd('2026-11-30', 14, '2026-11-30')).toBe('2026-11-30');
    expect(optionEnd('2026-12-01', 14, '2026-11-30')).toBe('');
    expect([values.start, values.fee]).toEqual(['2026-11-21T20:00', { minor: 0, currency: 'DKK' }]);
  });
  it('takes the hours that were chosen, the night of their day among them', () => {
    const none = { artistId: undefined, statusId: '', ownerId: '', currency: 'EUR', expiresOn: TODAY };
    const timesOf = (start: string, end?: string) => {
      const values = newShowValues({ ...none, date: '2026-11-28', start, end });
      return [values.start, values.end, values.isNight];
    };
    const evening = ['2026-11-28T18:00', '2026-11-29T01:00'] as const;
    expect(timesOf(...evening)).toEqual([...evening, true]);
    expect(timesOf('2026-11-28T15:30')).toEqual(['2026-11-28T15:30', '2026-11-28T16:30', false]);
    expect(timesOf('2026-11-28T05:00')).toEqual(['2026-11-28T05:00', '2026-11-28T06:00', false]);
    expect(timesOf('2026-11-29T00:30')).toEqual(['2026-11-29T00:30', '2026-11-29T01:30', true]);
  });
});

describe('times', () => {
  it('are said for the reader where the place has another clock', () => {
    expect(timeForMe(optionShow, 'Europe/Amsterdam')).toBe('22:30');
    expect(timeForMe(optionShow, 'Europe/London')).toBeUndefined();
  });
  it('mark an option within two weeks of its end', () => {
    expect(expiryOf(optionShow, TODAY)).toEqual({ days: 3, late: false });
    expect(expiryOf(optionShow, '2026-11-25')).toEqual({ days: -1, late: true });
    expect(expiryOf(optionShow, '2026-11-01')).toBeUndefined();
    expect(expiryOf({ ...optionShow, phase: 'confirmed' }, TODAY)).toBeUndefined();
  });
});
