import { describe, expect, it } from 'vitest';
import { pagesOf } from '#test/support/pdf.ts';
import { findMarks } from './marks.ts';
import { openPdf } from './open.ts';
import { contractPdf } from './seal.fixture.ts';
import { addSignaturePage } from './signature-page.tsx';
import { stampPdf } from './stamp.ts';

const brand = { agency: 'Northlight', color: '#3355aa' };
const signatories = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    participant: at + 1,
    name: `Person ${at + 1} (B) – Łódź`,
    capacity: '',
  }));

describe('addSignaturePage', () => {
  it('adds the marks of every signatory behind the last page', async () => {
    const pdf = await openPdf(await (await contractPdf(2)).save());
    const page = { brand, locale: 'de', title: 'Gastspielvertrag 7', signatories: signatories(20) } as const;
    const marks = await addSignaturePage(pdf, page);
    for (const { participant } of page.signatories) {
      const kinds = marks.filter((mark) => mark.participant === participant).map(({ kind }) => kind);
      expect(kinds.sort()).toEqual(['date', 'name', 'place', 'sign']);
    }
    expect(Math.min(...marks.map((mark) => mark.page))).toBe(3);
    expect(await findMarks(await pdf.save())).toEqual(marks);
  });

  it('can be stamped', async () => {
    const pdf = await openPdf(await (await contractPdf(1)).save());
    const page = {
      brand,
      locale: 'en',
      title: 'Contract',
      signatories: [{ participant: 1, name: 'A', capacity: 'CEO' }],
    } as const;
    const marks = await addSignaturePage(pdf, page);
    await stampPdf(
      pdf,
      marks.map((mark) => ({ mark, kind: 'text', text: `drawn ${mark.kind}` })),
    );
    const text = (await pagesOf(await pdf.save()))[1];
    for (const { kind } of marks) expect(text).toContain(`drawn ${kind}`);
    expect(text).toContain('A · CEO');
  });
});
