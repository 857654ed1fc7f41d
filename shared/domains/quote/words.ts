import { words } from '#shared/kernel/translated.ts';

/** The name of a quote on paper, in mails and in the log of a link. */
export const QUOTE_NAME = words('Quote', 'Offerte', 'Angebot', 'Preventivo', 'Oferta', 'Proposta', 'Proposta');
export const QUOTES_NAME = words('Quotes', 'Offertes', 'Angebote', 'Preventivi', 'Ofertas', 'Propostas', 'Propostas');
