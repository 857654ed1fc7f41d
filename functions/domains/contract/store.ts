import { FREE_COLUMNS, freeCells, freeMapping, freeSlots } from '#functions/domains/free-field/slots-store.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byId, byWord, type ListMapping, outsideHidden, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { CONTRACT_STAGES, type ContractFields } from '#shared/domains/contract/schemas.ts';
import { addDays, dayNumber } from '#shared/kernel/date.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { fold } from '#shared/kernel/text.ts';

/** Clustered by the day of the show. */
const index = defineList({
  name: 'contract',
  key: 'number',
  columns: {
    stage: 'u8',
    status: 'u32',
    show: 'u32',
    artists: 'many',
    company: 'u32',
    contact: 'u32',
    owner: 'u32',
    number: 'text',
    buyer: 'text',
    words: 'text',
    tags: 'many',
    ...FREE_COLUMNS,
  },
});

export const contractMapping: ListMapping = {
  keyword: 'words',
  fields: {
    stage: byWord('stage', CONTRACT_STAGES),
    status: byId('status'),
    show: byId('show'),
    artist: byId('artists'),
    company: byId('company'),
    owner: byId('owner'),
    tag: byId('tags'),
  },
  sorts: { date: 'key', number: 'number', company: 'buyer' },
  hidden: outsideHidden('status', 'tag'),
  agency: freeMapping('contract'),
  range: (from, to) => ({
    ...(from ? { from: dayNumber(from) } : {}),
    ...(to ? { to: dayNumber(addDays(to, 1)) } : {}),
  }),
};

const no = (id: string | undefined) => (id ? noOf(id) : 0);

export const contractStore = new RecordStore<ContractFields>({
  name: 'contract',
  title: (contract) => contract.number,
  list: listOf(
    index,
    ({ show, ...contract }) => ({
      no: contract.no,
      key: dayNumber(show.date),
      stage: wordNo(CONTRACT_STAGES, contract.stage),
      status: no(contract.statusId),
      show: contract.unlinkedAt ? 0 : no(show.showId),
      artists: contract.artistIds.map(noOf),
      company: no(contract.company?.companyId),
      contact: no(contract.contact?.contactId),
      owner: no(contract.owner.userId),
      number: fold(contract.number),
      buyer: fold(contract.company?.name ?? ''),
      tags: (contract.tagIds ?? []).map(noOf),
      words: fold(
        [
          contract.number,
          show.number,
          show.title,
          show.venue,
          contract.company?.name,
          contract.contact?.fullName,
          ...contract.artists.map((a) => a.name),
        ].join(' '),
      ),
      ...freeCells(contract),
    }),
    freeSlots('contract'),
  ),
});
