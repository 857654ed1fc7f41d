import type { Translated } from '#shared/kernel/text/translated.ts';

/** The version of the consent text. A new text gets a new version, because records name the one that was shown. */
export const CONSENT_VERSION = 1;

/** The text that a signer accepts. It promises the simple electronic signature only (outsiders section 3). */
export const consentText: Translated = {
  en: 'I have read these documents and agree to them. I sign them electronically with my name. My name, email address, IP address and the times of my steps are kept as evidence.',
  nl: 'Ik heb deze documenten gelezen en ga ermee akkoord. Ik onderteken ze elektronisch met mijn naam. Mijn naam, e-mailadres, IP-adres en de tijdstippen van mijn stappen worden als bewijs bewaard.',
  de: 'Ich habe diese Dokumente gelesen und stimme ihnen zu. Ich unterschreibe sie elektronisch mit meinem Namen. Mein Name, meine E-Mail-Adresse, meine IP-Adresse und die Zeiten meiner Schritte werden als Nachweis aufbewahrt.',
  it: 'Ho letto questi documenti e li accetto. Li firmo elettronicamente con il mio nome. Il mio nome, il mio indirizzo e-mail, il mio indirizzo IP e gli orari dei miei passaggi sono conservati come prova.',
  es: 'He leído estos documentos y estoy de acuerdo con ellos. Los firmo electrónicamente con mi nombre. Mi nombre, correo, dirección IP y las horas de mis pasos se guardan como prueba.',
  'pt-br':
    'Li estes documentos e concordo com eles. Eu os assino eletronicamente com meu nome. Meu nome, e-mail, endereço IP e os horários dos meus passos são guardados como prova.',
  pt: 'Li estes documentos e concordo com eles. Assino-os eletronicamente com o meu nome. O meu nome, e-mail, endereço IP e as horas dos meus passos são guardados como prova.',
};
