import { useEffect } from 'react'
import { useConfig } from '../config.queries.ts'
import { hasDeviceTranslator } from './deviceTranslator.ts'
import { useTranslations } from './translations.ts'

/** True when this device or our server translates. */
export function useTranslator(): boolean {
  const server = useConfig((config) => config.translate_switch === 1).data ?? false
  useEffect(() => useTranslations.setState({ server }), [server])
  return server || hasDeviceTranslator()
}
