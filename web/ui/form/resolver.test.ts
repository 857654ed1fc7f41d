import { i18n } from '@lingui/core';
import type { FieldValues } from 'react-hook-form';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inAll } from '#shared/kernel/text/translated.ts';
import { sentencesIn, speak } from '#web/platform/says.ts';
import { errorsOf } from './errors-of.ts';
import { keepingLines } from './resolver.ts';

describe('errors of a form', () => {
  beforeEach(() => i18n.load({ en: {}, nl: {} }));
  it('carry the spec’s words at their field', () => {
    i18n.activate('en');
    expect(
      errorsOf([
        { code: 'required', field: 'name' },
        { code: 'minLength', field: 'address.city', params: { min: 3 } },
      ]),
    ).toEqual({
      name: { type: 'required', message: 'please fill in this field' },
      address: { city: { type: 'minLength', message: 'minimum length of 3 characters is required' } },
    });
  });
  it('speak the reader’s language', async () => {
    speak(await sentencesIn('nl'));
    onTestFinished(async () => speak(await sentencesIn('en')));
    expect(errorsOf([{ code: 'choice', field: 'status' }])).toMatchObject({ status: { message: 'maak een keuze' } });
  });
  it('keep the first of a field, and know a domain’s own codes', () => {
    i18n.activate('en');
    const own = { 'show.locked': inAll('the show is locked') };
    const errors = errorsOf(
      [
        { code: 'show.locked', field: 'rev' },
        { code: 'required', field: 'rev' },
      ],
      own,
    );
    expect(errors).toEqual({ rev: { type: 'show.locked', message: 'the show is locked' } });
  });
});

describe('a form with lines', () => {
  beforeEach(() => i18n.activate('en'));
  const required = (...fields: string[]) => errorsOf(fields.map((field) => ({ code: 'required', field })));
  const wrong = () => required('lines.0.name', 'lines.1.name');
  const asked = (names: string[], error: unknown) =>
    keepingLines<FieldValues, unknown>(
      () => ({ values: {}, errors: wrong() }),
      () => error,
    )({ lines: [{ name: '' }, { name: '' }] }, {}, { names, fields: {}, shouldUseNativeValidation: false });
  it('does not call a line wrong that was just added', async () => {
    expect(await asked(['lines'], undefined)).toEqual({ values: {}, errors: {} });
    const { lines: shown } = required('lines.0.name');
    expect(await asked(['lines'], shown)).toEqual({ values: {}, errors: { lines: shown } });
  });
  it('checks a field, and all of it', async () => {
    expect(await asked(['lines.0.name'], undefined)).toEqual({ values: {}, errors: wrong() });
    expect(await asked(['title', 'lines.0.name'], undefined)).toEqual({ values: {}, errors: wrong() });
  });
});
