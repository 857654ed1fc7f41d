import { beforeAll, describe, expect, it } from 'vitest';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { agedStamp, makeForm, typed } from './agency.ts';
import { Stranger, workFor } from './visitor.ts';

let agency: Agency;
let form: Webform;
beforeAll(async () => {
  agency = await makeAgency();
  form = await makeForm(agency, { takesFiles: true });
});
const count = async (webformId: string) =>
  (await ok(webformContract.routes.log, agency.users.agent, { body: { webformId } })).total;
const solved = (address: string) => {
  const stamp = agedStamp(address);
  return { stamp, work: workFor(stamp), js: '1' };
};
const FILE = { name: 'rider.pdf', type: 'application/pdf', size: 1000 };

describe('an attacker', () => {
  it('gets one request out of one piece of work, whatever is changed, from wherever', async () => {
    const proof = solved(form.address);
    const before = await count(form.id);
    for (const company of ['One', 'Two', 'Three'])
      await new Stranger(form.address).post(typed(agency, form, { ...proof, company }));
    expect(await count(form.id)).toBe(before + 1);
  });

  it('cannot take the work of one form to another', async () => {
    const other = await makeForm(agency);
    const page = await new Stranger(other.address).post(typed(agency, other, solved(form.address)));
    expect([page.status, await count(other.id)]).toEqual([422, 0]);
  });

  it('gets tickets for ten files out of one piece of work, from however many addresses', async () => {
    const { stamp, work } = solved(form.address);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await new Stranger(form.address).ticket({ ...FILE, stamp, work })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 403]);
  });

  it('counts as one with all addresses of one household', async () => {
    const sent = async (ip: string) => (await new Stranger(form.address, ip).post(typed(agency, form))).status;
    for (let i = 1; i <= 5; i++) expect(await sent(`2001:db8:77:1::${i}`)).toBe(200);
    expect(await sent('2001:db8:77:1:ffff::9')).toBe(403);
    expect(await sent('2001:db8:77:2::9')).toBe(200);
  });

  it('who shuns the work cannot use up what is there for the rest', async () => {
    const shut = await makeForm(agency);
    const idle = async () => (await new Stranger(shut.address).post(typed(agency, shut))).status;
    const statuses = await Promise.all(Array.from({ length: 54 }, idle));
    expect(statuses.filter((status) => status === 403)).toHaveLength(4);
    expect((await new Stranger(shut.address).post(typed(agency, shut, solved(shut.address)))).status).toBe(200);
  }, 60_000);

  it('is refused bodies that are large, deep or full of fields, at once', async () => {
    const visitor = new Stranger(form.address);
    const fields = typed(agency, form);
    const many = [...Object.entries(fields), ...Array.from({ length: 51 }, (_, i) => [`free.f${i}`, 'x'] as const)];
    expect((await visitor.post(many)).status).toBe(400);
    const repeated = Array.from({ length: 100_000 }, () => ['free.a', ''] as const);
    expect((await visitor.post(repeated)).status).toBe(400);
    expect((await visitor.post({ ...fields, message: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await visitor.post({ ...fields, [`free.${'__proto__'}`]: 'x', '__proto__.y': 'x' })).status).toBe(400);
  });

  it('cannot have a file of another agency, or of nobody, put beside a show', async () => {
    const proof = solved(form.address);
    const foreign = [{ key: 'incoming/01ARZ3NDEKTSV4RRFFQ69G5FAV/01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'x.pdf' }];
    const kept = [{ key: `files/${agency.tenantId}/01ARZ3NDEKTSV4RRFFQ69G5FAV`, name: 'x.pdf' }];
    for (const files of [foreign, kept]) {
      const sent = typed(agency, form, { ...proof, files: JSON.stringify(files) });
      expect((await new Stranger(form.address).post(sent)).status).toBe(422);
    }
  });
});
