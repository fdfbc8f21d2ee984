/** Functions among a bundle's exports. */

export interface DeployedFunction {
  (...args: unknown[]): unknown
  __endpoint?: unknown
}

/** By deployed name: an exported object is a group, and its functions are `group-name`. */
export function deployedFunctions(exports: object, prefix = ''): Map<string, DeployedFunction> {
  const found = new Map<string, DeployedFunction>()
  for (const [name, value] of Object.entries(exports)) {
    if (isDeployed(value)) found.set(prefix + name, value)
    else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      for (const [inner, fn] of deployedFunctions(value, `${prefix}${name}-`)) found.set(inner, fn)
    }
  }
  return found
}

function isDeployed(value: unknown): value is DeployedFunction {
  return typeof value === 'function' && '__endpoint' in value && typeof value.__endpoint === 'object'
}

/** The endpoint as plain data: parameters are taken at their present value, what cannot be sent is null. */
export function manifestOf(fn: DeployedFunction): unknown {
  return JSON.parse(
    JSON.stringify(fn.__endpoint, (_key, value: unknown) => (isParameter(value) ? value.value() : value)) ?? 'null',
  )
}

function isParameter(value: unknown): value is { value(): unknown } {
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'function'
}
