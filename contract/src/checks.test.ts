import { describe, expect, test } from 'vitest'
import { isCnpj, isCpf, isPixKey, isTronAddress, tidyDocument, tidyPixKey } from './checks.ts'

describe('a CPF', () => {
  test.each(['52998224725', '529.982.247-25', '11144477735', '12345678909', '00000000191'])('%s is one', (cpf) => {
    expect(isCpf(cpf)).toBe(true)
  })
  test.each(['52998224724', '52998224735', '11144477734', '00000000000', '11111111111', '5299822472', '529982247250', '', 'ABCDEFGHIJK'])(
    '%s is none',
    (cpf) => expect(isCpf(cpf)).toBe(false),
  )
  test('one wrong figure is found in every place', () => {
    const right = '52998224725'
    for (let place = 0; place < 11; place++)
      for (let figure = 0; figure < 10; figure++) {
        const text = right.slice(0, place) + String(figure) + right.slice(place + 1)
        expect(isCpf(text)).toBe(text === right)
      }
  })
})

describe('a CNPJ', () => {
  // 00.000.000/0001-91 is the Bank of Brazil's; 12.ABC.345/01DE-35 is the tax office's own example of the form of 2026.
  test.each(['00000000000191', '11222333000181', '11.222.333/0001-81', '12ABC34501DE35', '12.abc.345/01de-35'])('%s is one', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(true)
  })
  test.each([
    '00000000000192',
    '11222333000180',
    '11222333000191',
    '12ABC34501DE34',
    '12ABC34501DE25',
    '12ABD34501DE35',
    '12ABC34501DEA5',
    '00000000000000',
    '1122233300018',
    '',
  ])('%s is none', (cnpj) => expect(isCnpj(cnpj)).toBe(false))
})

describe('a Pix key', () => {
  test.each([
    ['cpf', '52998224725'],
    ['cnpj', '12ABC34501DE35'],
    ['phone', '+5511987654321'],
    ['email', 'maria.souza+pix@exemplo.com.br'],
    ['random', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
  ] as const)('%s %s', (type, key) => expect(isPixKey(type, key)).toBe(true))
  test.each([
    ['cpf', '529.982.247-25'],
    ['cpf', '52998224724'],
    ['cnpj', '12abc34501de35'],
    ['phone', '11987654321'],
    ['phone', '+551187654321'],
    ['phone', '+5501987654321'],
    ['phone', '+14155550123'],
    ['email', 'Maria@exemplo.com.br'],
    ['email', 'maria@exemplo'],
    ['email', 'maria exemplo@x.com'],
    ['email', `${'a'.repeat(80)}@x.com`],
    ['random', '7d9f0335-8dcc-1054-9bf9-0dbd61d36906'],
    ['random', '7d9f03358dcc40549bf90dbd61d36906'],
    ['random', ''],
  ] as const)('not %s %s', (type, key) => expect(isPixKey(type, key)).toBe(false))
  test('is made tidy from what people type', () => {
    expect(tidyPixKey('cpf', ' 529.982.247-25 ')).toBe('52998224725')
    expect(tidyPixKey('cnpj', '12.abc.345/01de-35')).toBe('12ABC34501DE35')
    expect(tidyPixKey('phone', '(11) 98765-4321')).toBe('+5511987654321')
    expect(tidyPixKey('phone', '+55 11 98765-4321')).toBe('+5511987654321')
    expect(tidyPixKey('email', 'Maria@Exemplo.com.br')).toBe('maria@exemplo.com.br')
    expect(tidyDocument('529.982.247-25')).toBe('52998224725')
  })
})

describe('an address of the TRON network', () => {
  test.each(['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'])(
    '%s',
    async (address) => expect(await isTronAddress(address)).toBe(true),
  )
  test.each([
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjt6',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60',
    'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
    'Tzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c',
    ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    '',
  ])('not %s', async (address) => expect(await isTronAddress(address)).toBe(false))
})
