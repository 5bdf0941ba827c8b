import type { Language, Right } from '@hireyard/contract';
import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type RawBuilder,
  type RootOperationNode,
  SelectQueryNode,
  type SqlBool,
  sql,
  WithNode,
} from 'kysely';
import {
  type ClientTable,
  type CompanyTable,
  companyRowsOf,
  type DeskTable,
  INTERNAL_TABLES,
  isClientTable,
  isCompanyTable,
  isDeskTable,
  ownershipOf,
  RESOURCE_TABLES,
} from './ownership.ts';

/** Tenant scope: a client, its visible projects, and the user. */
export interface Boundary {
  /** Null for the rental company. */
  readonly userId: string | null;
  readonly clientId: number;
  /** Projects visible to the user, or `all`. */
  readonly projects: 'all' | readonly string[];
  /** Rights of the user; some rows of colleagues are visible by right. Default: none. */
  readonly rights?: ReadonlySet<Right>;
  /** Language of the reader. Default: English. */
  readonly language?: Language;
}
/** Tenant scope of all clients of an operating company. Drafts and personal rows are not visible in it. */
export interface CompanyBoundary {
  readonly userId: null;
  readonly opCo: string;
  readonly projects: 'all';
  readonly rights: ReadonlySet<Right>;
}
type AnyBoundary = Boundary | CompanyBoundary;

const ofClients = (column: RawBuilder<unknown>, boundary: AnyBoundary): RawBuilder<SqlBool> =>
  'clientId' in boundary
    ? sql`${column} = ${boundary.clientId}`
    : sql`${column} in (select c.id from corporate_client c where c.op_co = ${boundary.opCo})`;

/** Resources with limited visibility, and their tables. */
const limitedTables = (projects: Boundary['projects']) =>
  Object.entries(RESOURCE_TABLES).filter(
    ([, table]) => projects !== 'all' || ownershipOf(table).drafts || ownershipOf(table).others,
  );

/** Resources with limited visibility: the user sees only some of their rows. */
export const limitedResources = ({ projects }: Pick<Boundary, 'projects'>): string[] =>
  limitedTables(projects).map(([resource]) => resource);

/**
 * Condition for the rows of a table within the boundary. Confined users do not see rows without a project. Other tables
 * named in the condition are limited in the same way.
 */
function within(table: ClientTable, boundary: AnyBoundary): RawBuilder<SqlBool> {
  const { userId, projects, rights } = boundary;
  const { client, project, user, shared, drafts, others, through, parent, column, about, aboutAll } =
    ownershipOf(table);
  const columnOf = (name = '') => sql.ref(`${table}.${name}`);
  if (parent) return sql`exists (select from ${sql.table(parent)} where ${sql.table(parent)}.id = ${columnOf(column)})`;
  const conditions = [ofClients(columnOf(client), boundary)];
  if (user) {
    const own = sql<SqlBool>`${columnOf(user)} = ${userId}`;
    // The rental company sees neither personal nor shared rows.
    conditions.push(shared && userId !== null ? sql`(${own} or ${columnOf(shared)})` : own);
  }
  if (drafts) conditions.push(sql`(${columnOf(drafts.status)} <> 'draft' or ${columnOf(drafts.author)} = ${userId})`);
  if (others && !others.rights.some((right) => rights?.has(right)))
    conditions.push(sql`${columnOf(others.author)} = ${userId}`);
  if (projects !== 'all') {
    if (project) conditions.push(sql`${columnOf(project)} = any(${projects}::uuid[])`);
    if (through) {
      const { table: others, column: reference } = through;
      conditions.push(
        sql`exists (select from ${sql.table(others)} where ${sql.ref(`${others}.${reference}`)} = ${columnOf('id')})`,
      );
    }
  }
  if (aboutAll) conditions.push(sql`${columnOf(aboutAll)} <> all(${limitedResources({ projects })}::text[])`);
  if (about?.author)
    conditions.push(sql`(${columnOf(about.resource)} is not null or ${columnOf(about.author)} = ${userId})`);
  if (about) {
    const limited = limitedTables(projects);
    const inSight = limited.map(
      ([resource, table]) =>
        sql`(${columnOf(about.resource)} = ${resource} and exists (
          select from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = ${columnOf(about.id)}))`,
    );
    const unlimited = sql`(${columnOf(about.resource)} = any(${limited.map(([resource]) => resource)}::text[])) is not true`;
    conditions.push(sql`(${sql.join([unlimited, ...inSight], sql` or `)})`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Condition for the rows of an operating company. A query reads the codes of its products once. */
function ofCompany(table: CompanyTable, boundary: AnyBoundary): RawBuilder<SqlBool> {
  const company =
    'clientId' in boundary
      ? sql`(select c.op_co from corporate_client c where c.id = ${boundary.clientId})`
      : sql`${boundary.opCo}`;
  const { code, client } = companyRowsOf(table);
  const own = sql<SqlBool>`${sql.ref(`${table}.op_co`)} = ${company}`;
  if (code) {
    const owned = sql`array(select p.code from product p where p.op_co = ${company})`;
    const shared = sql`${sql.ref(`${table}.op_co`)} is null and ${sql.ref(`${table}.${code}`)} <> all (${owned})`;
    return sql`(${own} or (${shared}))`;
  }
  if (!client || !('clientId' in boundary)) return own;
  const column = sql.ref(`${table}.${client}`);
  return sql`(${own} and (${column} is null or ${column} = ${boundary.clientId}))`;
}

/** Tables that the visibility of another table's rows depends on. */
function needs(table: ClientTable, { projects }: AnyBoundary): ClientTable[] {
  const { parent, through, about } = ownershipOf(table);
  const subjects = about ? limitedTables(projects).map(([, table]) => table) : [];
  return [parent, through?.table, ...subjects].filter((name) => name !== undefined);
}

/**
 * Adds a common table expression for each table of a query whose rows belong to a client or an operating company. It has
 * the table's name and only the rows within the boundary. It shadows the table in every join, subquery and piece of raw
 * SQL. PostgreSQL inlines `not materialized` expressions, so indexes are used as before.
 */
export class BoundaryPlugin implements KyselyPlugin {
  readonly #boundary: AnyBoundary;

  constructor(boundary: AnyBoundary) {
    this.#boundary = boundary;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (!SelectQueryNode.is(node)) throw new Error('a handle within a client reads with selectFrom alone');
    const names = namesIn(node);
    const ofCompanies = [...names]
      .filter(isCompanyTable)
      .map((table) => this.#expression(table, ofCompany(table, this.#boundary)));
    const tables = this.#tablesOf(names).map((table) => this.#expression(table, within(table, this.#boundary)));
    const expressions = [...ofCompanies, ...this.#ofDesk(names), ...tables, ...(node.with?.expressions ?? [])];
    const [first, ...others] = expressions;
    if (!first) return node;
    const all = others.reduce((all, one) => WithNode.cloneWithExpression(all, one), WithNode.create(first));
    return { ...node, with: all };
  }

  async transformResult({ result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    return result;
  }

  /** Tables of a query that the operating company alone reads. */
  #ofDesk(names: ReadonlySet<string>) {
    const boundary = this.#boundary;
    return [...names].filter(isDeskTable).map((table) => {
      if ('clientId' in boundary) throw new Error(`${table} is out of reach within a client`);
      return this.#expression(table, sql`${sql.ref(`${table}.op_co`)} = ${boundary.opCo}`);
    });
  }

  /** Client tables of a query, each after its dependencies. */
  #tablesOf(names: ReadonlySet<string>): ClientTable[] {
    const internal = INTERNAL_TABLES.find((table) => names.has(table));
    if (internal) throw new Error(`${internal} is out of reach within a client`);
    const tables = new Set<ClientTable>();
    const add = (table: ClientTable) => {
      for (const needed of needs(table, this.#boundary)) add(needed);
      tables.add(table);
    };
    for (const name of names) if (isClientTable(name)) add(name);
    return [...tables];
  }

  #expression(table: ClientTable | CompanyTable | DeskTable, condition: RawBuilder<SqlBool>) {
    const rows = sql`(select * from ${sql.table(table)} where ${condition})`;
    const name = CommonTableExpressionNameNode.create(table);
    return { ...CommonTableExpressionNode.create(name, rows.toOperationNode()), materialized: false };
  }
}

const WORD = /\w+/g;
const SCHEMA = /\b(public|pg_\w+|information_schema)\b/i;
/** Unicode escapes hide a table's name: `U&"c\006fntract"`. The quotes may belong to the identifier that follows. */
const ESCAPED_NAME = /u&("|$)/i;

const namesSchema = () => new Error('a query within a client names no schema');
/** Throws if the SQL could name a table with its schema, because that bypasses the shadowing expression. */
function refuseSchema(text: string): void {
  if (SCHEMA.test(text) || ESCAPED_NAME.test(text)) throw namesSchema();
}

/** Properties of nodes that contain a name. */
interface NamingNode {
  readonly kind?: string;
  readonly name?: unknown;
  readonly schema?: unknown;
  readonly sqlFragments?: readonly string[];
}

/** Returns all identifiers of a query and all words of its raw SQL: a superset of the tables it reads. */
function namesIn(node: OperationNode): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null) visitNode(value);
  };
  const visitNode = (one: object) => {
    const { kind, name, schema, sqlFragments } = one as NamingNode;
    if (schema) throw namesSchema();
    if (kind === 'ValueNode' || kind === 'PrimitiveValueListNode') return;
    if (kind === 'IdentifierNode') {
      refuseSchema(String(name));
      names.add(String(name));
    }
    for (const fragment of sqlFragments ?? []) {
      for (const [word] of fragment.matchAll(WORD)) names.add(word.toLowerCase());
      refuseSchema(fragment);
    }
    visit(Object.values(one));
  };
  visit(node);
  return names;
}
