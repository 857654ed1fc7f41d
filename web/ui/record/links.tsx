import { webUrl } from '#shared/kernel/text/web-address.ts';

/** Ways to reach somebody; nothing where there is nothing. */
export const MailLink = ({ email }: { readonly email: string }) =>
  email ? (
    <a className="rec-a cut" href={`mailto:${email}`}>
      {email}
    </a>
  ) : null;

export const PhoneLink = ({ phone }: { readonly phone: string }) =>
  phone ? (
    <a className="rec-a num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  ) : null;

/** Only web addresses: a typed `javascript:` stays text. */
export function WebLink({ address, name }: { readonly address: string; readonly name?: string }) {
  if (!address) return null;
  const url = webUrl(address);
  if (!url) return <>{address}</>;
  return (
    <a className="rec-a cut" href={url.href} target="_blank" rel="noreferrer noopener">
      {name ?? url.host.replace(/^www\./, '')}
    </a>
  );
}
