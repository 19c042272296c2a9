import { type ReviewedOrganization, reviewedOrganization } from '@puente/contract/entities/verification';
import type { OnTheWire } from '@puente/contract/ids';

/** An organisation as staff see it in their list. */
export const reviewed = (change: Partial<OnTheWire<ReviewedOrganization>> = {}): ReviewedOrganization =>
  reviewedOrganization.parse({
    id: 5,
    createdAt: '2026-05-12T10:00:00.000Z',
    updatedAt: '2026-05-12T10:00:00.000Z',
    name: 'Huerta Clara',
    type: 'Asociación',
    sector: 'Medio ambiente',
    size: '1 a 10 personas',
    description: 'Una huerta compartida entre vecinos.',
    location: 'Lugo',
    web: 'https://www.huerta-clara.example/',
    linkedin: null,
    verified: false,
    seeks_inclusion: false,
    logo: null,
    opportunities: [],
    talent_access: false,
    reachedUsHow: 'Universidad',
    contact_name: 'Iria Campos',
    contact_mail: 'hola@huerta-clara.example',
    contact_phone: '+34 600 123 456',
    people: 2,
    doubles: 0,
    ...change,
  });
