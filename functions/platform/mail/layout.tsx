// Each from its own package: the one of them all brings a highlighter of code along, a second of every cold start.

import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { Notice, NoticeContact, NoticeRow } from './notice.ts';
import { BRAND_LOGO_CID, buttonColors, QR_CID, QR_SIZE, styles } from './theme.ts';

const ASK: Translated = {
  en: 'Questions? Ask',
  nl: 'Vragen? Neem contact op met',
  de: 'Fragen? Wenden Sie sich an',
  it: 'Domande? Contattare',
  es: '¿Preguntas? Contacte con',
  'pt-br': 'Dúvidas? Fale com',
  pt: 'Dúvidas? Contacte',
};
const FALLBACK: Translated = {
  en: 'If the button does not work, open this address:',
  nl: 'Werkt de knop niet? Open dan dit adres:',
  de: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  it: 'Se il pulsante non funziona, aprire questo indirizzo:',
  es: 'Si el botón no funciona, abra esta dirección:',
  'pt-br': 'Se o botão não funcionar, abra este endereço:',
  pt: 'Se o botão não funcionar, abra este endereço:',
};

/** Only web addresses become links, whatever a record holds. */
const webAddress = (href: string): string => {
  if (!/^https?:\/\//.test(href)) throw new Error('a mail links to web addresses only');
  return href;
};

const Row = ({ row }: { row: NoticeRow }) => (
  <Section style={styles.row}>
    <Text style={styles.rowTitle}>
      {row.href ? (
        <Link href={webAddress(row.href)} style={styles.rowLink}>
          {row.title}
        </Link>
      ) : (
        row.title
      )}
    </Text>
    <Text style={styles.rowDetail}>{row.detail}</Text>
    {row.mark && <Text style={styles.rowMark}>{row.mark}</Text>}
  </Section>
);

const Contact = ({ contact, locale }: { contact: NoticeContact; locale: Locale }) => (
  <Text style={styles.small}>
    {inLanguage(ASK, locale)} {contact.name}
    {contact.email && (
      <>
        {' · '}
        <Link href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`} style={styles.link}>
          {contact.email}
        </Link>
      </>
    )}
    {contact.phone && ` · ${contact.phone}`}
  </Text>
);

const Action = ({
  button,
  color,
  locale,
}: {
  button: { label: string; href: string };
  color: string;
  locale: Locale;
}) => (
  <>
    <Section style={styles.action}>
      <Button href={webAddress(button.href)} style={{ ...styles.button, ...buttonColors(color) }}>
        {button.label}
      </Button>
    </Section>
    <Text style={styles.small}>
      {inLanguage(FALLBACK, locale)}
      <br />
      <Link href={button.href} style={styles.address}>
        {button.href}
      </Link>
    </Text>
  </>
);

const Details = ({ notice }: { notice: Notice }) => (
  <>
    {notice.facts?.map(([label, value]) => (
      <Text key={label} style={styles.fact}>
        <span style={styles.label}>{label}</span>
        <br />
        {value}
      </Text>
    ))}
    {notice.code && <Text style={styles.code}>{notice.code}</Text>}
    {notice.qr && (
      <Section style={styles.row}>
        <Img src={`cid:${QR_CID}`} alt={notice.qr.alt} width={QR_SIZE} height={QR_SIZE} />
        <Text style={styles.small}>{notice.qr.text}</Text>
      </Section>
    )}
    {notice.rows?.map((row) => (
      <Row key={`${row.title} ${row.detail}`} row={row} />
    ))}
  </>
);

interface LayoutProps {
  readonly notice: Notice;
  readonly brand: Letterhead;
  readonly locale: Locale;
}

/** The one look of all mails: readable without pictures, no picture that reports back, one button. */
export const NoticeLayout = ({ notice, brand, locale }: LayoutProps) => (
  <Html lang={locale}>
    <Head />
    <Preview>{notice.paragraphs[0] ?? notice.heading}</Preview>
    <Body style={styles.body}>
      <Container style={styles.container}>
        <Section style={{ ...styles.bar, backgroundColor: brand.color }} />
        <Section style={styles.content}>
          {brand.logo ? (
            <Img src={`cid:${BRAND_LOGO_CID}`} alt={brand.agency} height={40} style={styles.logo} />
          ) : (
            <Text style={styles.agency}>{brand.agency}</Text>
          )}
          <Heading as="h1" style={styles.heading}>
            {notice.heading}
          </Heading>
          {notice.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={styles.text}>
              {paragraph}
            </Text>
          ))}
          <Details notice={notice} />
          {notice.button && <Action button={notice.button} color={brand.color} locale={locale} />}
          {notice.remarks?.map((remark) => (
            <Text key={remark} style={styles.small}>
              {remark}
            </Text>
          ))}
          {notice.stop && (
            <Text style={styles.small}>
              <Link href={webAddress(notice.stop.href)} style={styles.link}>
                {notice.stop.label}
              </Link>
            </Text>
          )}
          <Hr style={styles.rule} />
          {notice.contact && <Contact contact={notice.contact} locale={locale} />}
          {(brand.foot ?? [brand.agency]).map((line) => (
            <Text key={line} style={styles.small}>
              {line}
            </Text>
          ))}
        </Section>
      </Container>
    </Body>
  </Html>
);
