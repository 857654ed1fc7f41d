import { describe, expect, it } from 'vitest';
import { USUAL_TEXTS } from './contract.ts';
import { fillText, SHOW_FIELDS, unknownFields } from './merge.ts';

describe('a title', () => {
  it('leaves out what is empty, with what joined it', () => {
    const title = '{artist} · {venue}, {city}';
    expect(fillText(title, { artist: 'Echo Lane', venue: 'Coliseu', city: 'Porto' })).toBe(
      'Echo Lane · Coliseu, Porto',
    );
    expect(fillText(title, { artist: 'Echo Lane', city: 'Porto' })).toBe('Echo Lane, Porto');
    expect(fillText(title, { artist: 'Echo Lane' })).toBe('Echo Lane');
    expect(fillText(title, { city: 'Porto' })).toBe('Porto');
  });

  it('keeps what a value says as it is', () => {
    expect(fillText('{artist}', { artist: '{venue} $& – /' })).toBe('{venue} $& – /');
  });

  it('drops a line that says nothing, and keeps one left empty on purpose', () => {
    expect(fillText('{status}\n{room}\n\n{number}', { status: 'Option', number: 'S1' })).toBe('Option\n\nS1');
  });

  it('knows its fields', () => {
    expect(unknownFields('{artist} {fee} {}', SHOW_FIELDS)).toEqual(['fee', '']);
    expect(unknownFields(USUAL_TEXTS.showText, SHOW_FIELDS)).toEqual([]);
  });
});
