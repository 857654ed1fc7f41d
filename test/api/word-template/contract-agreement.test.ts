import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { buildDocx, paragraph } from '#functions/platform/documents/word/builder.ts';
import { WORD_TYPE } from '#functions/platform/documents/word/merge.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { Contract } from '#shared/domains/agreements/contract/schemas.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import type { WordTemplate } from '#shared/domains/attached/word-template/schemas.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { makeShow, putOnPaper, sendInput } from '#test/api/contract/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { routes } = wordTemplateContract;
const contracts = contractContract.routes;
const agency = await makeAgency();

const admin = () => agency.users.administrator;
async function withText(template: WordTemplate, line: string): Promise<WordTemplate> {
  const bytes = await buildDocx([paragraph(line)]);
  const params = { id: template.id };
  const file = { name: 'Ours.docx', type: WORD_TYPE, size: bytes.length };
  const ticket = await ok(routes.presign, admin(), { params, body: file });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: bytes as BodyInit });
  const body = { rev: template.rev, key: ticket.key, name: file.name };
  return (await ok(routes.upload, admin(), { params, body })).template;
}
const newTemplate = async (name: string, line: string, mainArea: 'contract' | 'show' = 'contract') =>
  withText(await ok(routes.create, admin(), { body: { mainArea, name, locale: 'en' } }), line);
const make = async (wordTemplateId: string) => {
  const { id } = await makeShow(agency);
  const body = { template: 'word' as const, wordTemplateId };
  return call(contracts.createFromShow, agency.users.agent, { params: { id }, body });
};
async function textOf({ id }: Contract): Promise<string> {
  const { url } = await ok(contracts.download, agency.users.agent, { params: { id }, body: { kind: 'docx' } });
  const docx = new PizZip(await (await fetch(url)).arrayBuffer());
  return (docx.file('word/document.xml')?.asText() ?? '').replace(/<[^>]+>/g, '').trim();
}
const save = (contract: Contract, more: object = {}) => {
  const { number: _n, locale: _l, version: _v, ...document } = contract.document;
  const { rev, locale, template, wordTemplate } = contract;
  const body = { rev, locale, template, document, wordTemplateId: wordTemplate?.wordTemplateId, ...more };
  return call(contracts.update, agency.users.agent, { params: { id: contract.id }, body });
};

it('a contract is printed by the template chosen, a draft by its newest version, a sent one by the one it had', async () => {
  const template = await newTemplate('House style', 'Ours: {number} for {show.artist}');
  const { body: made } = await make(template.id);
  expect(made.wordTemplate).toEqual({ wordTemplateId: template.id, name: 'House style', version: 2 });
  const draft = await putOnPaper(agency, made.id);
  expect(draft.rendered).toMatchObject({ state: 'ready' });
  expect(await textOf(draft)).toBe(`Ours: ${draft.number} for First Artist`);

  await withText(template, 'Newer: {number}');
  expect((await save(draft)).body.wordTemplate).toMatchObject({ version: 3 });
  const newer = await putOnPaper(agency, made.id);
  expect(await textOf(newer)).toBe(`Newer: ${newer.number}`);

  await ok(contracts.send, agency.users.agent, sendInput(newer));
  const sent = await ok(contracts.get, agency.users.agent, { params: { id: made.id } });
  await withText(await ok(routes.get, admin(), { params: { id: template.id } }), 'Newest: {number}');
  expect((await save(sent)).body).toMatchObject({ stage: 'sent', wordTemplate: { version: 3 } });
  const now = await ok(contracts.get, agency.users.agent, { params: { id: made.id } });
  expect(refusal(await save(now, { wordTemplateId: undefined }))).toBe('409 contract.frozen');
});

it('a template of another area, an inactive one and an unknown one are no choice; a draft keeps what it has', async () => {
  const [ours, ofShows] = [await newTemplate('Kept', '{number}'), await newTemplate('Shows', '{number}', 'show')];
  const { body: draft } = await make(ours.id);
  const { id, rev, name, locale } = ours;
  await ok(routes.updateDetails, admin(), { body: { id, rev, name, locale, isActive: false } });
  for (const wrong of [ofShows.id, ours.id]) {
    const answer = await make(wrong);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'choice', field: 'wordTemplateId' }] } });
  }
  expect((await save(draft)).body.wordTemplate).toMatchObject({ name: 'Kept', version: 2 });
  expect((await save({ ...draft, rev: 2 }, { template: 'standard' })).body.wordTemplate).toBeUndefined();
});

it('a free field stands on the agreement of a template that names it, and is frozen with it', async () => {
  const mainArea = 'contract' as const;
  const category = await ok(freeFieldCategoryContract.routes.create, admin(), { body: { name: 'Filing', mainArea } });
  const folder = await ok(freeFieldContract.routes.create, admin(), {
    body: { name: 'Folder', type: 'text', mainArea, categoryId: category.id },
  });
  const template = await newTemplate('With folder', 'In {free.folder}: {number}');
  const { body: made } = await make(template.id);
  const { body: saved } = await save(made, { freeFields: { [folder.id]: 'Clubs' } });
  expect(saved.rendered).toMatchObject({ state: 'pending' });
  const ready = await putOnPaper(agency, made.id);
  expect(await textOf(ready)).toBe(`In Clubs: ${ready.number}`);
  await ok(contracts.send, agency.users.agent, sendInput(ready));
  const sent = await ok(contracts.get, agency.users.agent, { params: { id: made.id } });
  expect(sent).toMatchObject({ freeFields: { [folder.id]: 'Clubs' }, rendered: { state: 'ready' } });
  expect(refusal(await save(sent, { freeFields: { [folder.id]: 'Tours' } }))).toBe('409 contract.frozen');
});
