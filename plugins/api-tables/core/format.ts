import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format as prettify } from 'prettier/standalone';
import { remembered } from '../../shared/remembered';
import type { Member, Reference, TypeText } from './reference';

/** Letters in a line: as many as fit into a table beside the name of a prop. */
const WIDTH = 64;

const FORMATTING = {
  parser: 'typescript',
  plugins: [typescript, estree],
  singleQuote: true,
  printWidth: WIDTH,
};

/**
 * Formats TypeScript as the samples of the site are formatted, each once: versions and components share
 * most of their types.
 */
const formatted = remembered(async (code: string) => (await prettify(code, FORMATTING)).trim());

/** The frame in which a property is TypeScript. */
const FRAME = /^interface Frame \{\n([\s\S]*)\n\}$/;

async function formattedProperty(code: string): Promise<string> {
  const framed = await formatted(`interface Frame { ${code} }`);
  return (FRAME.exec(framed)?.[1] ?? code).replace(/^ {2}/gm, '');
}

async function formattedType(type: TypeText): Promise<TypeText> {
  const { whole, declarations } = type;
  return {
    ...type,
    ...(whole && { whole: await formattedProperty(whole) }),
    ...(declarations && { declarations: await formatted(declarations) }),
  };
}

function formattedMembers(members: readonly Member[]): Promise<Member[]> {
  return Promise.all(
    members.map(async (member) => ({ ...member, type: await formattedType(member.type) })),
  );
}

/** Formats all TypeScript in what was read of an export. */
export async function formatReference(reference: Reference): Promise<Reference> {
  if (reference.kind === 'component') {
    return {
      ...reference,
      props: await formattedMembers(reference.props),
      slots: await formattedMembers(reference.slots),
      slotProps: await formattedMembers(reference.slotProps),
    };
  }
  const { returns, types } = reference;
  return {
    ...reference,
    signatures: await formatted(reference.signatures),
    parameters: await formattedMembers(reference.parameters),
    returns: {
      ...returns,
      type: await formattedType(returns.type),
      members: await formattedMembers(returns.members),
    },
    types: await Promise.all(
      types.map(async (type) => ({
        ...type,
        code: await formatted(type.code),
        members: await formattedMembers(type.members),
      })),
    ),
  };
}
