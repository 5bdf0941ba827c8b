/** Nothing in the schema: functions compare the numbers of assets by what they look like. */
export async function up(): Promise<void> {}
