import type { DataModel } from '@toolpad/core/Crud';
import { memorySource } from './demoParts';

export interface Member extends DataModel {
  id: number;
  name: string;
  city: string;
}

const NAMES = [
  'Ana',
  'Ben',
  'Clara',
  'David',
  'Elif',
  'Finn',
  'Greta',
  'Hugo',
  'Ida',
  'Jan',
  'Kim',
];
const CITIES = ['Lyon', 'Oslo', 'Porto'];

const members = memorySource<Member>(
  [],
  NAMES.map((name, index) => ({ id: index + 1, name, city: CITIES[index % 3] ?? '' })),
);

let validToken = 'token-1';

/** Returns a new token, and makes the earlier one invalid. */
export function renewToken() {
  validToken = `token-${Number(validToken.slice('token-'.length)) + 1}`;
  return validToken;
}

function respond(path: string, method: string, body: string | undefined): unknown {
  const { pathname, searchParams } = new URL(path, 'https://api.example.com');
  const id = pathname.split('/')[2] ?? '';
  const values = JSON.parse(body ?? '{}') as Partial<Member>;
  switch (method) {
    case 'POST':
      return members.createOne(values);
    case 'PUT':
      return members.updateOne(id, values);
    case 'DELETE':
      members.deleteOne(id);
      return null;
    default:
      return id
        ? members.getOne(id)
        : members.getMany({
            paginationModel: {
              page: Number(searchParams.get('page')),
              pageSize: Number(searchParams.get('pageSize')),
            },
            sortModel: JSON.parse(searchParams.get('sort') ?? '[]') as [],
            filterModel: { items: JSON.parse(searchParams.get('filter') ?? '[]') as [] },
          });
  }
}

/** Responds like `fetch` to a server that checks the token and returns one page of members. */
export async function fetchFromApi(path: string, init: RequestInit): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (new Headers(init.headers).get('Authorization') !== `Bearer ${validToken}`) {
    return new Response(null, { status: 401 });
  }
  return Response.json(respond(path, init.method ?? 'GET', init.body as string));
}
