/** Invented names: none is meant to be anybody's. */
const list = (text: string): string[] => text.split(',').map((name) => name.trim());

export const ARTISTS = list(`
  Mara Vale, The Paper Lanterns, Oskar Lind Trio, Saltwater Choir, Juno Hart, Nachtvogel, Kite & Anchor, Amber Fold,
  The Slow Motorway, Ilse Brandt, Copper Sun, Tomás Reyes Quartet, Velvet Harbour, Nightshift FM, Lumen Avenue,
  The Borrowed Keys, Hanna Østby, Glasshouse Radio, Pilot Light, Ravi Menon, The Northern Ferry, Clara & the Tides,
  Static Garden, Odd Corners, Yuki Tanabe, Blue Tramline, Low Season, Emil Korda, The Weather Room, Faro,
  Marble Arcade, Silver Pavement, Noor Haddad, Second Harvest, The Long Exposure, Kasper Vind, Polar Gate,
  Rosa Delmar, Wooden Satellites, Echo Park Avenue
`);
export const GENRES = list(
  'Indie, Folk, Electronic, Jazz, Pop, Rock, Soul, Hip-hop, Neoclassical, World, Singer-songwriter, Techno',
);

/** For agencies larger than the forty names above. */
export const ARTIST_FIRST = list(
  'Golden, Quiet, Crimson, Hollow, Painted, Distant, Gentle, Electric, Winter, Neon, Broken, Sleepless, Wild, Paper',
);
export const ARTIST_LAST = list(
  'Orchard, Signal, Parade, Lighthouse, Machines, Foxes, Avenue, Horizon, Cartel, Sisters, Atlas, Engine, Meadow, Mirror, Comets, Union, Theatre, Riders',
);

export const VENUE_BEFORE = list('Club, Teatro, Theater, Zaal, Studio, Sala, Hall, Podium');
export const VENUE_WORDS = list(
  'Meridian, Kompas, Aurora, Paragon, Astoria, Palma, Vesta, Orion, Signaal, Lanterne, Bastion, Corso, Magnet, Spectra, Linde, Marconi, Tivano, Fabrik, Nova, Capitola, Estrela, Mercado, Atrium, Kanaal, Silo, Depot, Rotonda, Pavilion, Arsenal, Octave',
);
export const VENUE_AFTER = list('Hall, Ballroom, Club, Arena, Theatre, Music Hall, Warehouse, Festival Park');

export const COMPANY_WORDS = list(
  'Bluebird, Halcyon, Keystone, Longview, Redwood, Tidal, Parallel, Fieldwork, Harbour, Crescent, Beacon, Sundial, Marlow, Elmwood, Brightside, Foxglove, Ironbridge, Latitude, Mosaic, Overture, Pinnacle, Quayside, Ridgeway, Sandstone, Trident, Upland, Vanguard, Westgate, Yellow Door, Zephyr',
);
export const COMPANY_KINDS = {
  promoter: list('Live, Presents, Concerts, Events, Promotions'),
  management: list('Management, Artist Management'),
  label: list('Records, Recordings'),
  travel: list('Travel, Touring Travel, Coaches'),
  hotel: list('Hotel, Suites, Guesthouse'),
  supplier: list('Sound & Light, Backline Hire, Catering, Staging'),
} as const;

export const FIRST_NAMES = list(
  'Anna, Bram, Carla, Daan, Elena, Finn, Greta, Hugo, Iris, Jonas, Karin, Luca, Mila, Nils, Olivia, Pedro, Quinten, Rosa, Sanne, Tom, Uma, Victor, Wendy, Xander, Yara, Zoe, Agnes, Bruno, Chloé, Diego, Emma, Felix, Hannah, Ivan, Julia, Lars, Marta, Noah, Petra, Ruben, Sofia, Theo',
);
export const LAST_NAMES = list(
  'Bakker, Costa, Dahl, Evers, Fischer, Garcia, Hansen, Ibsen, Jansen, Keller, Lopez, Martin, Novak, Olsen, Peeters, Quist, Rossi, Schmidt, Torres, Ullman, Visser, Weber, Young, Zimmer, Andersen, Brown, Clarke, Dubois, Eriksen, Ferrari, Grant, Hughes, Kowalski, Lindqvist, Moreau, Nagy, Pereira, Roberts, Silva, Thomas',
);
/** Between first and last name, in Dutch. */
export const INFIXES = list('van, de, van den, van der');
export const POSITIONS = list(
  'Booker, Promoter, Production manager, Venue manager, Marketing, Head of music, Finance, Technical manager, Hospitality, Ticketing, Managing director, Tour manager, Travel agent',
);
export const STREETS = list(
  'Linden, Kastanien, Victor, Marina, Alma, Nova, Central, Park, Roma, Aurora, Bella, Ceder, Diamant, Emma, Flora, Gilda, Helena, Iris, Julia, Lumen',
);

export const TOURS = list(
  'Spring Tour, Summer Festivals, Autumn Tour, Winter Lights, Club Nights, Album Release Tour, Acoustic Evenings, Anniversary Tour, City Residency, Open Air Weeks',
);
export const NOTES = list(
  'Promoter asks for an early doors slot, Awaiting the ticket price, Second option with another agency, Load-in through the back yard, Curfew at 23:00, Hotel included, Support to be chosen with us, Merchandise 20%',
);
