import { describe, expect, it } from 'vitest';
import { maskedAddress, withCodeSent } from './rules.ts';

const NOW = '2027-05-21T20:00:00.000Z';
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

describe('codes of a link', () => {
  it('are three in a quarter of an hour, told apart to the instant', () => {
    const sent = [15, 14, 1].map(ago);
    expect(withCodeSent(sent, NOW)).toEqual([...sent, NOW]);
    expect(() => withCodeSent([14.9, 14, 1].map(ago), NOW)).toThrow('tooManyActions');
  });

  it('are ten a day, and what is over is forgotten', () => {
    const day = Array.from({ length: 9 }, (_, i) => ago(1000 - i * 20));
    expect(withCodeSent([ago(1440), ...day], NOW)).toEqual([...day, NOW]);
    expect(() => withCodeSent([ago(1439), ...day], NOW)).toThrow('tooManyActions');
  });

  it('say how long it takes until the next', () => {
    const seconds = (sent: string[]) => {
      try {
        return withCodeSent(sent, NOW);
      } catch (e) {
        return (e as { details: { params: object }[] }).details[0]?.params;
      }
    };
    expect(seconds([10, 5, 1].map(ago))).toEqual({ seconds: 300 });
  });
});

describe('an address', () => {
  it.each([
    ['nina@hall.example', 'n•••@hall.example'],
    ['x@hall.example', 'x•••@hall.example'],
    ['łucja@hall.example', 'ł•••@hall.example'],
  ])('is shown as far as its owner knows it by: %s', (email, shown) => expect(maskedAddress(email)).toBe(shown));
});
