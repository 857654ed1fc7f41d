import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import PizZip from 'pizzip';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { hasTool } from '#test/support/tools.ts';

/*
 * Runs e-invoices through the official rule files (Schematron, compiled to XSLT by their publishers). Maven fetches them
 * once and keeps them in its own repository, outside of this one.
 */
const run = promisify(execFile);

/** The files that `pom.xml` names, by their SHA-256. */
const JARS = {
  'phive-rules-en16931-4.3.7.jar': '842998fe45911442b711300ab251e46489a9a5e2ffc02ddefc4293f8784c2662',
  'phive-rules-peppol-4.3.7.jar': 'c82aaeda5ca16166034421393d160ec6cf77460b16e027eecc4bb5fe67a552ce',
  'Saxon-HE-12.5.jar': '98c3a91e6e5aaf9b3e2b37601e04b214a6e67098493cdd8232fcb705fddcb674',
  'xmlresolver-5.2.2.jar': 'efc92bd7ed32b3e57095e0b3e872051ccfbbdcc980831ef33e89e38161a85222',
} as const;
const FOLDER = 'external/schematron';
/** The rules of EN 16931 for each syntax (1.3.16), and those of Peppol BIS Billing 3 and Self-Billing 3 (May 2026). */
const RULES = {
  ubl: ['phive-rules-en16931-4.3.7.jar', '1.3.16/ubl/EN16931-UBL-validation.xslt'],
  cii: ['phive-rules-en16931-4.3.7.jar', '1.3.16/cii/EN16931-CII-validation.xslt'],
  peppol: ['phive-rules-peppol-4.3.7.jar', 'openpeppol/2026.5/xslt/PEPPOL-EN16931-UBL.xslt'],
  selfBilling: ['phive-rules-peppol-4.3.7.jar', 'openpeppol/2026.5/xslt/PEPPOL-EN16931-UBL-SB.xslt'],
} as const satisfies Record<string, readonly [keyof typeof JARS, string]>;
export type RuleFile = keyof typeof RULES;

const MAVEN = ['-q', '-B', '-f', join(import.meta.dirname, 'pom.xml'), 'dependency:copy-dependencies'];

/** The folder with all files; a reason if they cannot be had here. */
function fetched(): { readonly folder: string } | { readonly reason: string } {
  if (!hasTool('java') || !hasTool('mvn')) return { reason: 'needs java and mvn' };
  const folder = tempFolder('official-rules');
  const copying = [...MAVEN, '-DexcludeTransitive=true', `-DoutputDirectory=${folder}`];
  const { status } = spawnSync('mvn', copying, { stdio: 'ignore', timeout: 120_000 });
  return status === 0 ? { folder } : { reason: 'mvn cannot fetch the rule files' };
}

function checkHashes(folder: string): void {
  for (const [name, hash] of Object.entries(JARS)) {
    const found = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    if (found !== hash) throw new Error(`${name} is another file than the one that was reviewed: ${found}`);
  }
}

export interface Finding {
  readonly document: string;
  readonly rule: string;
  readonly isFatal: boolean;
}
const FAILED = /<svrl:failed-assert\b([^>]*)>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The findings of one report. A report without a fired rule has checked nothing. */
function findingsOf(document: string, report: string): Finding[] {
  if (!report.includes('<svrl:fired-rule')) throw new Error(`no rule looked at ${document}`);
  return [...report.matchAll(FAILED)].map(([, tag = '']) => ({
    document,
    rule: attribute(tag, 'id'),
    isFatal: attribute(tag, 'flag') !== 'warning',
  }));
}

async function check(folder: string, rules: RuleFile, documents: Readonly<Record<string, string>>): Promise<Finding[]> {
  const [jar, path] = RULES[rules];
  const work = tempFolder(`official-rules-${rules}`);
  const [from, to, sheet] = [join(work, 'documents'), join(work, 'reports'), join(work, basename(path))];
  for (const each of [from, to]) mkdirSync(each);
  writeFileSync(sheet, new PizZip(readFileSync(join(folder, jar))).file(`${FOLDER}/${path}`)?.asText() ?? '');
  for (const [name, xml] of Object.entries(documents)) writeFileSync(join(from, `${name}.xml`), xml);
  const classes = ['Saxon-HE-12.5.jar', 'xmlresolver-5.2.2.jar'].map((name) => join(folder, name)).join(':');
  await run('java', ['-cp', classes, 'net.sf.saxon.Transform', `-s:${from}`, `-xsl:${sheet}`, `-o:${to}`]);
  const reports = readdirSync(to);
  if (reports.length !== Object.keys(documents).length) throw new Error(`${rules}: some documents have no report`);
  return reports.flatMap((name) => findingsOf(basename(name, '.xml'), readFileSync(join(to, name), 'utf8')));
}

/** A checker that has all rule files, or the reason why there is none. */
export function officialRules() {
  const found = fetched();
  if ('reason' in found) return found;
  checkHashes(found.folder);
  return {
    check: (rules: RuleFile, documents: Readonly<Record<string, string>>) => check(found.folder, rules, documents),
  };
}
