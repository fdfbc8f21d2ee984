import { operatorPlaces, toldOperator } from '@varanda/domain/site/operator-marks'
import { StartError } from '../options.ts'

/**
 * Who runs the instance, of the settings, as what the built pages say and what is served there; undefined where nothing is told.
 * Throws StartError for half of it.
 */
export function readOperator(settings: Record<string, string | undefined>): { said: string; is: string }[] | undefined {
  const {
    VARANDA_OPERATOR: name,
    VARANDA_OPERATOR_CONTACT: contact,
    VARANDA_OPERATOR_COUNTRY: country,
    VARANDA_OPERATOR_COMPANIES: companies,
  } = settings
  if (![name, contact, country, companies].some(Boolean)) return undefined
  if (!name || !contact || !country) {
    throw new StartError('VARANDA_OPERATOR, VARANDA_OPERATOR_CONTACT and VARANDA_OPERATOR_COUNTRY go together.')
  }
  const [pt = '', en = pt] = country.split('/')
  const told = toldOperator({ name, contact, country: { pt, en }, companies: companies || null })
  if (typeof told !== 'string') return operatorPlaces(told)
  throw new StartError(
    told === 'contact'
      ? 'VARANDA_OPERATOR_CONTACT takes an e-mail address.'
      : 'VARANDA_OPERATOR and VARANDA_OPERATOR_COUNTRY take 200 characters, VARANDA_OPERATOR_COMPANIES 1,000.',
  )
}
