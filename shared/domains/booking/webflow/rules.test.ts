import { describe, expect, it } from 'vitest';
import { FieldModes } from '#shared/domains/booking/webform/schemas.ts';
import { isOfForm, postOf, targetOf, withRefusal } from './rules.ts';

const ZOE = { artistId: '01K0000000000000000000D0C1', name: 'Zoë & the Band' };
const OTHER = { artistId: '01K0000000000000000000D0C2', name: 'Other' };
const form = { artists: [ZOE, OTHER], modes: FieldModes.parse({}), consent: '' };
const reading = { today: '2026-11-28', culture: 'en-GB' };
const post = (
  data: Record<string, string>,
  more: Partial<typeof form> = {},
  fields: Parameters<typeof postOf>[1] = [],
) => postOf(data, fields, { ...form, ...more }, reading);

describe('a field of a Webflow form', () => {
  it('is known by its name, in several languages', () => {
    const names = ['Your name', 'E-mail', 'Künstler', 'Fecha', 'venue_city', 'Message', 'Favourite colour'];
    const targets = ['contactName', 'email', 'artistId', 'date', 'venueCity', 'message', undefined];
    expect(names.map((name) => targetOf(name, []))).toEqual(targets);
  });

  it('is what the agency maps it to before all', () => {
    const fields = [{ from: 'Message', to: 'kind' as const }];
    expect(targetOf('message ', fields)).toBe('kind');
    expect(post({ Message: 'Club night' }, {}, fields)).toEqual({ kind: 'Club night', message: '' });
  });
});

describe('the post of a submission', () => {
  it('has values as our own page sends them', () => {
    const data = { Artist: 'zoe & THE band', Date: '12/06/2027', Time: '8pm', Country: 'Belgique', Fee: ' 1,500 ' };
    expect(post(data)).toEqual({
      artistId: ZOE.artistId,
      date: '2027-06-12',
      startTime: '20:00',
      venueCountry: 'BE',
      fee: '1,500',
      message: '',
    });
    expect(postOf({ Date: '12/06/2027' }, [], form, { ...reading, culture: 'en-US' }).date).toBe('2027-12-06');
    expect(post({ Date: '2027-06-12T20:00:00Z' }).date).toBe('2027-06-12');
  });

  it('leaves what cannot be read for the check to refuse', () => {
    expect(post({ Artist: 'Nobody', Date: 'some day', Country: 'Atlantis' })).toMatchObject({
      artistId: 'Nobody',
      date: 'some day',
      venueCountry: 'Atlantis',
    });
  });

  it('is for the only artist of a form if it names none', () => {
    expect(post({}, { artists: [ZOE] })).toMatchObject({ artistId: ZOE.artistId });
    expect(post({})).not.toHaveProperty('artistId');
    expect(post({ Artist: 'Nobody' }, { artists: [ZOE] })).toMatchObject({ artistId: 'Nobody' });
  });

  it('keeps in the message what no asked field takes', () => {
    const modes = { ...form.modes, phone: 'off' as const };
    const data = { Message: 'Hello', Phone: '123', Colour: '<b>red</b>', Empty: ' ', Name: 'Mo', 'Your name': 'Bo' };
    expect(post(data, { modes })).toEqual({
      contactName: 'Mo',
      message: 'Hello\n\nPhone: 123\nColour:  b red /b \nYour name: Bo',
    });
  });

  it('cuts what it adds to a message, and never the message', () => {
    const long = 'a'.repeat(2100);
    expect(post({ Extra: long }).message).toHaveLength(2000);
    expect(post({ Message: long, Extra: 'x' }).message).toBe(long);
  });

  it('agrees only where the form asks and the box is ticked', () => {
    const consent = 'We keep this';
    expect(post({ Privacy: 'true' }, { consent })).toMatchObject({ consent: 'true' });
    expect(post({ Privacy: 'false' }, { consent })).toMatchObject({ consent: '' });
    expect(post({ Privacy: 'true' })).toEqual({ message: 'Privacy: true' });
  });
});

it('takes the submissions of the chosen form, by name or id', () => {
  const sent = { name: 'Book us', formId: '65429ea' };
  expect(['', 'book us', '65429ea', 'Newsletter'].map((formName) => isOfForm({ formName }, sent))).toEqual([
    ...[true, true, true, false],
  ]);
});

it('notes a refusal once, and the last ten', () => {
  const refusal = (submissionId: string) => ({ at: '2026-11-28T10:00:00.000Z', submissionId, problems: [] });
  const ten = Array.from({ length: 10 }, (_, i) => refusal(String(i)));
  expect(
    withRefusal(ten, refusal('9'))
      .map(({ submissionId }) => submissionId)
      .join(''),
  ).toBe('9012345678');
  expect(
    withRefusal(ten, refusal('x'))
      .map(({ submissionId }) => submissionId)
      .join(''),
  ).toBe('x012345678');
});
