// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What is asked of the registry of names (EIP-137).
interface IRegistry {
    function owner(bytes32 node) external view returns (address);
    function resolver(bytes32 node) external view returns (address);
    function isApprovedForAll(address holder, address operator) external view returns (bool);
}
