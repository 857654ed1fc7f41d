import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { articles } from '#functions/domains/operator/support/store.ts';
import { allRoutes } from '#shared/contracts.ts';
import { jobs } from '#shared/jobs.ts';
import { type Alias, kebab, type Route } from '#shared/kernel/contract/route.ts';
import { LANGUAGES } from '#shared/kernel/text/translated.ts';
import { messages } from '#shared/messages.ts';
import { workers } from '#shared/workers.ts';
import { commentProblems } from './comment-style.ts';
import { diagramsAreCurrent } from './diagrams.ts';
import { domainFolders, handlerFolder } from './domain-folders.ts';
import { isKitHandler } from './handlers.ts';
import { wordingProblems } from './wording.ts';

/** The faults that no compiler sees: an operation without a handler, the reverse, or a text that lacks a language. */
const problems: string[] = [];

function handlerFiles(kind: 'api' | 'jobs' | 'workers'): string[] {
  return [...domainFolders('functions').values()].flatMap((domain) => {
    const folder = `${domain}/${kind}`;
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.filter((n) => n.endsWith('.ts') && !n.endsWith('.test.ts')).map((n) => `${folder}/${n}`);
  });
}

function compare(kind: 'api' | 'jobs' | 'workers', declared: readonly { domain: string; operation: string }[]): void {
  const own = declared.filter((d) => kind !== 'api' || !isKitHandler(d));
  const wanted = new Set(own.map((d) => `${handlerFolder(d.domain)}/${kind}/${kebab(d.operation)}.ts`));
  const there = new Set(handlerFiles(kind));
  for (const file of wanted) if (!there.has(file)) problems.push(`no handler ${file}`);
  for (const file of there) if (!wanted.has(file) && !NAMED.includes(file)) problems.push(`nothing declares ${file}`);
}
/** The workers that read no queue of events: infra and the local cloud know them by name. */
const NAMED = [
  'operator/system/workers/stream.ts',
  'operator/maintenance/workers/dead-letters.ts',
  'identity/account/workers/pre-sign-up.ts',
].map((file) => `functions/domains/${file}`);

function checkAddresses(): void {
  const seen = new Map<string, string>();
  for (const route of allRoutes) {
    for (const { method, path } of [route, ...(route.aliases ?? [])]) {
      const address = `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
      const other = seen.get(address);
      if (other) problems.push(`${address} belongs to ${other} and to ${route.id}`);
      seen.set(address, route.id);
    }
    if (route.audience === 'user' && route.permission === undefined) problems.push(`${route.id} says no permission`);
  }
}

const fieldsOf = (schema: Route['body']): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
const parametersOf = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Checks that the route takes each field that an alias fills in, and uses each parameter of the alias's path. */
function checkAlias(route: Route, { method, path, fields = {}, fixed = {} }: Alias): void {
  const known = fieldsOf(route.body ?? route.query);
  for (const field of [...Object.values(fields), ...Object.keys(fixed)])
    if (!known.includes(field)) problems.push(`${method} ${path} fills ${field}, which ${route.id} does not take`);
  for (const name of parametersOf(path))
    if (!(name in fields) && !fieldsOf(route.params).includes(name))
      problems.push(`${method} ${path}: ${route.id} does not take {${name}}`);
}

/** Lists the placeholders of a sentence, such as `{max}`. A translation may neither lack nor add one. */
const namedIn = (sentence: string): string => (sentence.match(/\{\w+\}/g) ?? []).toSorted().join(' ');

function checkMessages(): void {
  for (const [code, texts] of Object.entries(messages)) {
    for (const language of LANGUAGES)
      if (!texts[language] || namedIn(texts[language]) !== namedIn(texts.en))
        problems.push(`message ${code} is empty in ${language}, or names other values`);
  }
  for (const code of allRoutes.flatMap((route) => Object.keys(route.errors))) {
    if (!messages[code]) problems.push(`error ${code} has no message`);
  }
}

/** Checks the catalogs: `#: file` lines, then msgid and msgstr. An empty msgstr is an untranslated text. */
function checkCatalogs(): void {
  for (const locale of LANGUAGES.filter((l) => l !== 'en')) {
    const entries = readFileSync(`web/locales/${locale}.po`, 'utf8').split('\n\n').slice(1);
    const missing = entries.filter((e) => /\nmsgstr ""$/m.test(e.trimEnd()) && !/^#~/m.test(e));
    for (const entry of missing)
      problems.push(`web/locales/${locale}.po says nothing for ${/^msgid (.*)$/m.exec(entry)?.[1]}`);
  }
}

/** Checks that English texts of pages, errors and help are native English, without the words of `wording.ts`. */
function checkWording(): void {
  const pages = [...readFileSync('web/locales/en.po', 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(
    ([, text = '']) => text,
  );
  const errors = Object.values(messages).map(({ en }) => en);
  const help = Object.values(articles).flatMap(({ en }) => [en.title, ...en.content.split('\n')]);
  for (const text of [...pages, ...errors, ...help]) problems.push(...wordingProblems(text));
}

/** Checks that each file of rules has its test in the same folder: rules are pure. */
function checkRules(): void {
  for (const root of ['shared', 'functions', 'web'])
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (/(^|\/)rules\.ts$/.test(file) && !existsSync(`${root}/${file.replace('.ts', '.test.ts')}`))
        problems.push(`${root}/${file} has no test beside it`);
}

/** Comments begin with their subject (plain English). */
function checkComments(): void {
  for (const root of ['shared', 'functions', 'web', 'infra', 'scripts', 'test'])
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file) && !file.startsWith('comment-style'))
        for (const problem of commentProblems(readFileSync(`${root}/${file}`, 'utf8')))
          problems.push(`${root}/${file}:${problem}: begin the comment with its subject`);
}

compare('api', allRoutes);
compare('jobs', jobs);
compare('workers', workers);
checkAddresses();
for (const route of allRoutes) for (const alias of route.aliases ?? []) checkAlias(route, alias);
checkMessages();
checkCatalogs();
checkWording();
checkRules();
checkComments();
if (!diagramsAreCurrent()) problems.push('ARCHITECTURE.md: run npx tsx scripts/diagrams.ts');
for (const problem of [...new Set(problems)]) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
