import { words } from '#shared/kernel/translated.ts';

export const FLIGHT_NAME = words('Flight', 'Vlucht', 'Flug', 'Volo', 'Vuelo', 'Voo', 'Voo');
export const FLIGHTS_NAME = words('Flights', 'Vluchten', 'Flüge', 'Voli', 'Vuelos', 'Voos', 'Voos');
