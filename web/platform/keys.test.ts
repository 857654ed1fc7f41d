import { describe, expect, it } from 'vitest';
import { comboOf } from './keys.ts';

const press = (key: string, mods: Partial<Record<'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  comboOf({ key, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...mods });

describe('the name of a key press', () => {
  it('is the character, whatever Shift it took', () => {
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('C', { shiftKey: true })).toBe('c');
  });
  it('treats Cmd and Ctrl alike', () => {
    expect(press('k', { metaKey: true })).toBe('mod+k');
    expect(press('k', { ctrlKey: true })).toBe('mod+k');
  });
  it('keeps Shift and Alt with named keys', () => {
    expect(press('Enter', { shiftKey: true })).toBe('shift+enter');
    expect(press('ArrowUp', { altKey: true })).toBe('alt+arrowup');
    expect(press(' ')).toBe('space');
  });
});
