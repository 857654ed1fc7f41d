import { useQuery } from '@tanstack/react-query';
import {
  BedDouble,
  Briefcase,
  Building2,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  House,
  type LucideIcon,
  MapPin,
  Plane,
  TrainFront,
  Utensils,
} from 'lucide-react';
import { optionsQuery } from '../queries.ts';

/** Icons as the server names them. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  bed: BedDouble,
  briefcase: Briefcase,
  'building-2': Building2,
  'circle-check': CircleCheck,
  'circle-dashed': CircleDashed,
  'circle-help': CircleHelp,
  'circle-x': CircleX,
  house: House,
  'map-pin': MapPin,
  plane: Plane,
  'train-front': TrainFront,
  utensils: Utensils,
};

/** What the server offers for phase and kind of place, in the reader's language. */
export function useChoices() {
  const { data } = useQuery(optionsQuery);
  const listed = (all: NonNullable<typeof data>['phases'] = []) =>
    all.map(({ value, text }) => ({ value, label: text }));
  const textIn = (all: NonNullable<typeof data>['phases'] = []) => new Map(all.map(({ value, text }) => [value, text]));
  const icons = new Map(data?.locationTypes.map(({ value, icon }) => [value, icon]));
  const [phases, types] = [textIn(data?.phases), textIn(data?.locationTypes)];
  return {
    phases: listed(data?.phases),
    locationTypes: listed(data?.locationTypes),
    phaseText: (phase: string) => phases.get(phase) ?? '',
    typeText: (type: string) => types.get(type) ?? '',
    typeIcon: (type: string) => icons.get(type) ?? 'map-pin',
  };
}

export function ChoiceIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name] ?? MapPin;
  return <Icon size={14} aria-hidden="true" />;
}
