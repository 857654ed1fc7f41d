import { describe, expect, it } from 'vitest';
import { isInfected, isWhatItSays, sniff } from './sniff.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const PNG = Uint8Array.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  ...Buffer.from('IHDR'),
  0,
  0,
  0,
  1,
]);
const judge = async (declared: string, head: Uint8Array) => isWhatItSays(declared, await sniff(head), head);

describe('the first bytes', () => {
  it('confirm an honest file', async () => {
    expect(await judge('application/pdf', bytes('%PDF-1.7\n'))).toBe(true);
    expect(await judge('image/png', PNG)).toBe(true);
    expect(await judge('text/plain', bytes('Doors 20:00, a < b'))).toBe(true);
    expect(await judge('text/csv', bytes('\xef\xbb\xbfname;fee\r\n'))).toBe(true);
    expect(await judge('text/csv', Buffer.from('\uFEFFNäme\tFee', 'utf16le'))).toBe(true);
  });

  it('give away a program, a page or a drawing with scripts under another name', async () => {
    expect(await judge('application/pdf', bytes('MZ\x90\x00'))).toBe(false);
    expect(await judge('image/jpeg', PNG)).toBe(false);
    expect(await judge('text/plain', bytes('MZ\x90'))).toBe(false);
    expect(await judge('text/plain', bytes('\x7fELF\x02\x01'))).toBe(false);
    expect(await judge('text/plain', bytes(' <!DOCTYPE html><script>'))).toBe(false);
    expect(await judge('text/plain', Buffer.from('\uFEFF<!DOCTYPE html>', 'utf16le'))).toBe(false);
    expect(await judge('text/csv', bytes('name;fee\r\nA\0;1'))).toBe(false);
    expect(await judge('image/png', bytes('<html><script>'))).toBe(false);
    expect(await judge('text/plain', bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBe(false);
    expect(await judge('text/csv', bytes('#!/bin/sh\n'))).toBe(false);
    expect(await judge('application/pdf', bytes('just words'))).toBe(false);
  });

  it('may show only the container of an office file', () => {
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(isWhatItSays(docx, 'application/zip', new Uint8Array())).toBe(true);
    expect(isWhatItSays('application/msword', 'application/x-cfb', new Uint8Array())).toBe(true);
    expect(isWhatItSays('application/pdf', 'application/zip', new Uint8Array())).toBe(false);
    expect(isWhatItSays(docx, 'application/vnd.ms-word.document.macroenabled.12', new Uint8Array())).toBe(false);
  });
});

it('the scanner answers to its test file', () => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  expect(isInfected(bytes(`${eicar}\n`))).toBe(true);
  expect(isInfected(bytes('EICAR is a test'))).toBe(false);
});
