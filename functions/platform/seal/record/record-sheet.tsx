import type { ReactNode } from 'react';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import { Bullets, Facts, Paragraph, Section, Subtitle, Title } from '#functions/platform/documents/pdf-kit.tsx';
import { renderPdf } from '#functions/platform/documents/pdf-render.ts';
import { Sheet } from '#functions/platform/documents/pdf-sheet.tsx';
import { BOLD } from '#functions/platform/documents/pdf-styles.ts';
import { TableSection } from '#functions/platform/documents/pdf-table.tsx';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { RECORD_TIMES, type RecordFile, type RecordParticipant, type SigningRecord } from './record.ts';
import { RECORD_WORDS, type RecordWords } from './record-words.ts';

interface RecordSheet {
  readonly brand: Letterhead;
  readonly locale: Locale;
  readonly record: SigningRecord;
}
interface PartProps {
  readonly record: SigningRecord;
  readonly words: RecordWords;
  readonly color: string;
}

const STRONG = { fontWeight: BOLD } as const;

/** 2026-11-26 20:00:00 UTC: the same in every language. */
const timeText = (instant: string | undefined): string =>
  instant ? `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC` : '';

const DocumentPart = ({ record: { document }, words, color }: PartProps) => (
  <Section title={words.document} color={color}>
    <Facts
      rows={[
        [words.title, document.title],
        [words.agency, document.agency],
        [words.revision, String(document.revision)],
        [words.number, document.id],
        [words.code, document.code],
        [words.created, timeText(document.createdAt)],
        [words.sent, timeText(document.sentAt)],
        [words.completed, timeText(document.completedAt)],
      ]}
    />
  </Section>
);

const sealedText = ({ sealed = '', holdsRecord }: RecordFile, words: RecordWords): string =>
  holdsRecord ? words.thisFile : sealed;

const FilesPart = ({ record, words, color }: PartProps) => (
  <Section title={words.files} color={color}>
    {record.files.map((file) => (
      <Paragraphed key={`${file.name} ${file.sent}`} title={file.name}>
        <Facts
          rows={[
            [words.role, words.fileRoles[file.role]],
            [words.pages, file.pages === undefined ? '' : String(file.pages)],
            [words.sha256Sent, file.sent],
            [words.sha256Sealed, sealedText(file, words)],
          ]}
        />
      </Paragraphed>
    ))}
  </Section>
);

const Paragraphed = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Paragraph style={STRONG}>{title}</Paragraph>
    {children}
    <Paragraph> </Paragraph>
  </>
);

const personFacts = (person: RecordParticipant, words: RecordWords) =>
  [
    [words.step, String(person.step)],
    [words.role, words.roles[person.role]],
    [words.email, person.invited.email],
    [words.signedAs, person.signedAs ?? ''],
    [words.insteadOf, person.insteadOf ?? ''],
    [words.capacity, person.capacity ?? ''],
    [words.access, words.accesses[person.access]],
    ...RECORD_TIMES.map((time) => [words.times[time], timeText(person.times[time])] as const),
    [words.method, person.method ? words.methods[person.method] : ''],
    [words.consent, person.consent ? `${person.consent.version} · ${person.consent.hash}` : ''],
    [words.ip, person.ip ?? ''],
    [words.userAgent, person.userAgent ?? ''],
  ] as const;

const ParticipantsPart = ({ record, words, color }: PartProps) => (
  <Section title={words.participants} color={color}>
    {record.participants.map((person, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed people never move, and two may have one name.
      <Paragraphed key={at} title={person.invited.name}>
        <Facts rows={personFacts(person, words)} />
      </Paragraphed>
    ))}
  </Section>
);

const CorrectionsPart = ({ record, words, color }: PartProps) =>
  record.corrections.length > 0 ? (
    <TableSection
      title={words.corrections}
      color={color}
      columns={[words.field, words.before, words.after, words.by, words.decision].map((title) => ({ title }))}
      rows={record.corrections.map(({ field, before, after, by, decision }) => [field, before, after, by, decision])}
    />
  ) : null;

const EventsPart = ({ record, words, color }: PartProps) => (
  <>
    <TableSection
      title={words.events}
      color={color}
      columns={[{ title: words.no, width: 30 }, { title: words.time, width: 130 }, { title: words.event }]}
      rows={record.events.map(({ no, at, text }) => [String(no), timeText(at), text])}
    />
    <Paragraph> </Paragraph>
    <Facts rows={[[words.chainHead, record.chainHead]]} />
  </>
);

const CertificatePart = ({ record: { certificate }, words, color }: PartProps) => (
  <Section title={words.certificate} color={color}>
    {certificate.isTest ? <Paragraph style={STRONG}>{words.testKey}</Paragraph> : null}
    <Facts
      rows={[
        [words.subject, certificate.subject],
        [words.issuer, certificate.issuer],
        [words.serial, certificate.serial],
        [words.valid, `${timeText(certificate.validFrom)} – ${timeText(certificate.validTo)}`],
        [words.sha256, certificate.sha256],
      ]}
    />
  </Section>
);

const sheet = ({ brand, locale, record }: RecordSheet, fonts: readonly string[]) => {
  const words = inLanguage(RECORD_WORDS, locale);
  const part = { record, words, color: brand.color };
  const reference = [record.document.title, record.document.code];
  return (
    <Sheet
      brand={brand}
      fonts={fonts}
      locale={locale}
      title={words.heading}
      reference={reference}
      pageText={words.page}
    >
      <Title>{words.heading}</Title>
      <Subtitle>{record.document.title}</Subtitle>
      <DocumentPart {...part} />
      <FilesPart {...part} />
      <ParticipantsPart {...part} />
      <CorrectionsPart {...part} />
      <EventsPart {...part} />
      <CertificatePart {...part} />
      <Section title={words.shows} color={brand.color}>
        <Bullets items={words.showsItems} />
      </Section>
      <Section title={words.showsNot} color={brand.color}>
        <Bullets items={words.showsNotItems} />
      </Section>
    </Sheet>
  );
};

/** Prints the record as pages that are appended to the main file before its seal. */
export const recordPdf = (content: RecordSheet): Promise<Uint8Array> => renderPdf({ content, says: ' · –•', sheet });
