import { LIFE, machine } from '#shared/kernel/machine.ts';

export const artistMachine = machine({ name: 'artist', first: 'live', steps: LIFE });
