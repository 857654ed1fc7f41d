import { describe, expect, it } from 'vitest';
import { fillText, unknownFields } from './field-text.ts';

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

  it('leaves no empty brackets', () => {
    expect(fillText('{artist} ({venue})', { artist: 'Echo Lane' })).toBe('Echo Lane');
    expect(fillText('({number}) {artist} [{venue}, {city}]', { artist: 'Echo Lane' })).toBe('Echo Lane');
    expect(fillText('{artist} ({venue}, {city})', { artist: 'Echo Lane', city: 'Porto' })).toBe('Echo Lane (Porto)');
    expect(fillText('{artist} ({venue}, {city})', { artist: 'Echo Lane', venue: 'Coliseu' })).toBe(
      'Echo Lane (Coliseu)',
    );
  });

  it('keeps what a value says as it is', () => {
    expect(fillText('{artist}', { artist: '{venue} $& – /' })).toBe('{venue} $& – /');
  });

  it('drops a line that says nothing, and keeps one left empty on purpose', () => {
    expect(fillText('{status}\n{room}\n\n{number}', { status: 'Option', number: 'S1' })).toBe('Option\n\nS1');
  });

  it('knows its fields', () => {
    const known = { title: ['artist'], text: ['artist', 'fee'] };
    expect(unknownFields(known, { title: '{artist}', text: '{artist} {fee}' })).toEqual([]);
    expect(unknownFields(known, { title: '{artist} {fee}', text: '{}' })).toEqual([
      { code: 'noSuchField', field: 'title', params: { name: 'fee' } },
      { code: 'noSuchField', field: 'text', params: { name: '' } },
    ]);
  });
});
