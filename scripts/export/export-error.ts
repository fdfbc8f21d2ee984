/** Something that whoever typed the command can put right, or has to know; shown as it is, without a stack. */
export class ExportError extends Error {}
