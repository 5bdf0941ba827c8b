import { type ESTree, parseSync, Visitor } from 'vite';

const isNamed = (property: ESTree.Node, name: string) =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;

/** Returns the value of a property, or undefined where the node is no object with it. */
function propertyOf(node: ESTree.Node, name: string): ESTree.Node | undefined {
  const property = node.type === 'ObjectExpression' ? node.properties.find((one) => isNamed(one, name)) : undefined;
  return property?.type === 'Property' ? property.value : undefined;
}

/** Removes the indentation that the lines after the first have in common. */
function unindented(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return [first, ...rest.map((line) => line.slice(common))].join('\n');
}

/** Returns the code of the recommended examples in a `doc.tsx`, each with the constants of the file that it names. */
export function examplesOf(source: string): string[] {
  const { program } = parseSync('doc.tsx', source);
  const textOf = ({ start, end }: ESTree.Node) => source.slice(start, end);
  const constants = program.body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []));
  const withConstants = (code: string, from = constants): string[] => {
    const named = from.filter(({ id }) => id.type === 'Identifier' && new RegExp(`\\b${id.name}\\b`).test(code));
    const others = from.filter((constant) => !named.includes(constant));
    return [...named.flatMap((constant) => withConstants(`const ${textOf(constant)};`, others)), code];
  };
  const examples: string[] = [];
  new Visitor({
    Property(property) {
      const shown = isNamed(property, 'do') ? propertyOf(property.value, 'show') : undefined;
      if (shown) examples.push([...new Set(withConstants(unindented(textOf(shown))))].join('\n\n'));
    },
  }).visit(program);
  return examples;
}
