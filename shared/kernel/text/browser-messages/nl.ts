import type { BrowserMessages } from './en.ts';

export const sentences: BrowserMessages = {
  required: 'vul dit veld in',
  choice: 'maak een keuze',
  color: 'kies een kleur',
  date: 'datum is ongeldig',
  time: 'tijd is ongeldig',
  timeRange: 'tijd valt buiten het bereik',
  dateRange: 'de datum moet tussen {min} en {max} liggen',
  tooBig: 'de waarde mag hoogstens {max} zijn',
  endBeforeBegin: 'De einddatum ligt voor de begindatum',
  reminderOrder: 'Elke herinnering moet later komen dan de vorige',
  noResults: 'geen resultaten gevonden',
  patience: 'Een ogenblik geduld, de server verwerkt uw verzoek',
  unsaved: 'U hebt niet-opgeslagen wijzigingen.',
  offline:
    'Er is geen verbinding, dus dit is nog niet opgeslagen. Het blijft hier staan; probeer het opnieuw zodra u weer online bent.',
  signedOut:
    'U bent afgemeld, dus dit is niet opgeslagen. Het blijft hier staan; sla het nogmaals op om u aan te melden.',
  unexpected: 'Er is iets onverwachts gebeurd',
  unavailable: 'Backline is even niet bereikbaar. Probeer het zo opnieuw.',
  timedOut: 'Deze pagina is verlopen. Laad de pagina opnieuw door dit venster te sluiten.',
  tooManyActions: 'Het maximale aantal acties is overschreden. Probeer het later opnieuw.',
};
