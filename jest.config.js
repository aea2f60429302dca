export default {
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { sourceMaps: 'inline', module: { type: 'es6' }, jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
    ],
  },
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts'],
}
