import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RecordKind } from '#shared/kernel/record/record-kind.ts';
import { RECORDS } from '#shared/records.ts';
import { AREAS, domainFolder } from './domain-folders.ts';

/** `npm run new-domain booking festival`: makes schemas, contract, store and handlers of a plain record to fill in. */
const [area = '', domain, plural = `${domain}s`] = process.argv.slice(2);
if (!AREAS.some((one) => one === area) || !domain || !/^[a-z]+(-[a-z]+)*$/.test(domain)) {
  console.error(`Usage: npm run new-domain <${AREAS.join('|')}> <singular-kebab-case> [plural]`);
  process.exit(1);
}
const there = domainFolder('shared', domain);
if (there) {
  console.error(`${there} is there already.`);
  process.exit(1);
}
const camel = domain.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const Pascal = camel[0]?.toUpperCase() + camel.slice(1);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}

const laterStep =
  Math.max(...RECORDS.flatMap((kind: RecordKind) => Object.keys(kind.laterRights ?? {}).map(Number))) + 1;
const code = Math.max(...RECORDS.map((kind) => kind.code)) + 1;
write(
  `shared/domains/${area}/${domain}/record.ts`,
  `import { defineRecord } from '#shared/kernel/record/record-kind.ts';

export const ${camel}Record = defineRecord({
  code: ${code},
  name: '${camel}',
  can: [],
  rights: ['read', 'create', 'update', 'delete'],
  laterRights: { ${laterStep}: ['read', 'create', 'update', 'delete'] },
  stack: 'booking',
});
`,
);
write(
  `shared/domains/${area}/${domain}/kind-words.ts`,
  `import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { inAll } from '#shared/kernel/text/translated.ts';

/** To be translated. */
export const ${camel}Words: KindWords = {
  one: inAll('${Pascal}'),
  many: inAll('${Pascal}s'),
};
`,
);
write(
  `shared/domains/${area}/${domain}/schemas.ts`,
  `import * as z from 'zod';
import { Meta } from '#shared/kernel/record/record.ts';
import { requiredText } from '#shared/kernel/text/text.ts';

export const ${Pascal}Input = z.object({
  name: requiredText(50),
});
export type ${Pascal}Input = z.infer<typeof ${Pascal}Input>;
export const ${Pascal} = ${Pascal}Input.extend(Meta.shape);
export type ${Pascal} = z.infer<typeof ${Pascal}>;
`,
);
write(
  `shared/domains/${area}/${domain}/contract.ts`,
  `import { listRequest } from '#shared/kernel/contract/list.ts';
import { recordRoutes } from '#shared/kernel/contract/record-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { ${Pascal}, ${Pascal}Input } from './schemas.ts';

export const ${Pascal}ListRequest = listRequest({ fields: ['active'], sorts: ['name'] });

export const ${camel}Contract = contract('${domain}', {
  routes: {
    ...recordRoutes({
      domain: '${camel}',
      plural: '${plural}',
      input: ${Pascal}Input,
      output: ${Pascal},
      row: ${Pascal},
      list: ${Pascal}ListRequest,
    }),
  },
});
`,
);
write(
  `functions/domains/${area}/${domain}/store.ts`,
  `import type { ${Pascal}Input } from '#shared/domains/${area}/${domain}/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byFlag, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';

const index = defineList({ name: '${domain}', key: 'text', columns: { active: 'u8', words: 'text' } });

export const ${camel}Mapping: ListMapping = {
  keyword: 'words',
  fields: { active: byFlag('active') },
  sorts: { name: 'key' },
};

export const ${camel}Store = new RecordStore<${Pascal}Input>({
  name: '${domain}',
  title: (record) => record.name,
  list: listOf(index, (record) => ({ no: record.no, key: fold(record.name), active: 1, words: record.name })),
  picker: pickerOf(definePicker({ entity: '${domain}' }), (record) => ({
    key: record.id,
    value: record.name,
    sublabel: '',
    words: [],
  })),
});
`,
);

/** The kit's function, and its arguments, for each operation of a plain record. */
const store = `${camel}Store`;
const asGiven = `(_ctx, input: ${Pascal}Input) => input`;
const HANDLERS = {
  list: ['listRecords', `${store}, ${camel}Mapping`],
  get: ['getRecord', store],
  create: ['createRecord', `${store}, ${asGiven}`],
  update: ['updateRecord', `${store}, ${asGiven}`],
  remove: ['removeRecord', store],
  restore: ['restoreRecord', store],
  picker: ['pickRecords', store],
  activity: ['recordActivity', store],
} as const;

for (const [operation, [make, given]] of Object.entries(HANDLERS)) {
  const input = given.includes(`${Pascal}Input`);
  write(
    `functions/domains/${area}/${domain}/api/${operation}.ts`,
    `import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { ${make} } from '#functions/platform/record/handlers.ts';
import { ${camel}Contract } from '#shared/domains/${area}/${domain}/contract.ts';
${input ? `import type { ${Pascal}Input } from '#shared/domains/${area}/${domain}/schemas.ts';\n` : ''}\
import { ${operation === 'list' ? `${camel}Mapping, ` : ''}${store} } from '../store.ts';

export const handler = endpoint(${camel}Contract.routes.${operation}, ${make}(${given}));
`,
  );
}
const made = [`shared/domains/${area}/${domain}`, `functions/domains/${area}/${domain}`];
spawnSync('npx', ['biome', 'check', '--write', ...made], { stdio: 'ignore' });
console.log(`
Then: add ${camel}Record to shared/records.ts; the compiler asks for its words, its icon and its services.
Add ${camel}Contract to shared/domains/${area}/contracts.ts and ${camel}Store to functions/domains/operator/system/lists.ts.
Pages: web/domains/${area}/${domain}/routes.tsx.`);
